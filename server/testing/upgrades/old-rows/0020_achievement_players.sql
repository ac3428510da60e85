insert into achievements (id, title, position, date, player_ids) values ('01980000-0000-7000-8000-000000000031', 'Trios Final', 1, '2026-03-29', '{01980000-0000-7000-8000-000000000022}');
