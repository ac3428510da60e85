insert into players (id, gamertag, real_name, role, power_ranking, is_former) values ('01980000-0000-7000-8000-000000000032', 'Scree_demo', 'Rowan Sample', 'Coach', 40, true);
