insert into staff_accounts (id, username, password_hash, role, created_at) values ('01980000-0000-7000-8000-00000000003b', 'Łukasz', 'no hash', 'chief', '2026-01-03T00:00:00Z');
