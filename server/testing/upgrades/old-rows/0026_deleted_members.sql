insert into deleted_members (id) values ('01980000-0000-7000-8000-000000000038');
insert into staff_accounts (id, username, password_hash, role, created_at) values ('01980000-0000-7000-8000-000000000039', 'josé', 'no hash', 'chief', '2026-01-01T00:00:00Z');
