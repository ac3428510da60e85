insert into players (id, gamertag, real_name, role) values ('01980000-0000-7000-8000-00000000003e', 'Éclair', 'Émile Sample', 'Coach');
