update staff_accounts set email = 'ada@demo.example' where id = '01980000-0000-7000-8000-000000000001';
insert into staff_links (token_hash, account_id, purpose, email, expires_at) values ('a hash', '01980000-0000-7000-8000-000000000001', 'confirm-email', 'ada@demo.example', '2027-03-01T10:00:00Z');
insert into staff_totps (account_id, sealed_secret, confirmed_at, last_step) values ('01980000-0000-7000-8000-000000000001', 'sealed', '2026-03-01T10:00:00Z', 59000000);
insert into staff_recovery_codes (account_id, code_hash) values ('01980000-0000-7000-8000-000000000001', 'a hash');
insert into staff_passkeys (id, account_id, credential_id, public_key, counter, transports, name) values ('01980000-0000-7000-8000-000000000102', '01980000-0000-7000-8000-000000000001', 'a credential', 'a key', 4294967295, '{internal,hybrid}', 'Work phone');
insert into pending_staff_sign_ins (token_hash, account_id, challenge, expires_at) values ('a hash', '01980000-0000-7000-8000-000000000001', 'a challenge', '2026-03-01T10:10:00Z');
