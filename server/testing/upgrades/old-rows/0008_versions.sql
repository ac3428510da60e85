insert into players (id, gamertag, real_name, role, version) values ('01980000-0000-7000-8000-000000000009', 'Rook', 'Robin Sample', 'Coach', 3);
