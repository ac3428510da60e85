insert into members (id, name, email, discord, password_hash) values ('01980000-0000-7000-8000-000000000001', 'Sam Sample', 'Sam@demo.example', 'sam_sample', 'no hash');
insert into members (id, name, email) values ('01980000-0000-7000-8000-000000000002', 'Alex Example', 'alex@demo.example');
insert into member_identities (issuer, subject, member_id) values ('https://issuer.example', 'alex', '01980000-0000-7000-8000-000000000002');
insert into member_links (token_hash, member_id, purpose, email, expires_at) values ('a link', '01980000-0000-7000-8000-000000000001', 'verify', 'sam@demo.example', '2026-03-02T10:00:00Z');
insert into member_sessions (id, token_hash, member_id, user_agent, expires_at) values ('01980000-0000-7000-8000-000000000001', 'a session', '01980000-0000-7000-8000-000000000001', 'Firefox', '2026-03-30T10:00:00Z');
insert into applications (id, type, member_id, form) values ('01980000-0000-7000-8000-000000000001', 'staff', '01980000-0000-7000-8000-000000000001', '{"age": "18+"}');
insert into applications (id, type, member_id, form, status, review_notes, reviewed_at, reviewed_by, reviewed_by_id) values ('01980000-0000-7000-8000-000000000002', 'management', '01980000-0000-7000-8000-000000000002', '{}', 'rejected', 'Not yet', '2026-03-01T10:00:00Z', 'first_admin', '01980000-0000-7000-8000-000000000001');
insert into outbox (id, channel, member_id, payload, sent_at) values ('01980000-0000-7000-8000-000000000001', 'mail', '01980000-0000-7000-8000-000000000001', '{"to": "sam@demo.example", "subject": "Hello"}', '2026-03-01T10:00:00Z');
insert into staff_sessions (id, token_hash, account_id, user_agent, expires_at) values ('01980000-0000-7000-8000-000000000001', 'a staff session', '01980000-0000-7000-8000-000000000001', 'Firefox', '2026-03-01T22:00:00Z');
