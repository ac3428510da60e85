insert into players (id, gamertag, real_name, role, is_former) values ('01980000-0000-7000-8000-000000000022', 'Scree', 'Sasha Sample', 'Pro Player', true);
