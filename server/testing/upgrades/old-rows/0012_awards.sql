insert into points_awards (id, key, request_hash, description, member_count, row_count, total, admin_username) values ('01980000-0000-7000-8000-000000000021', 'award-key-1', 'hash', 'Best clip', 1, 1, 300, 'first_admin');
insert into points_award_rows (ledger_id, award_id) values ('01980000-0000-7000-8000-000000000001', '01980000-0000-7000-8000-000000000021');
