insert into players (id, gamertag, real_name, role, power_ranking, game) values ('01980000-0000-7000-8000-000000000043', 'Talus_demo', 'Robin Sample', 'Coach', 50, 'Curling');
insert into achievements (id, title, position, date, game) values ('01980000-0000-7000-8000-000000000044', 'Spring Final', 2, '2026-04-12', 'Curling');
