insert into members (id, name, email, discord, is_on_leaderboard) values ('01980000-0000-7000-8000-000000000045', 'Robin Example', 'robin@demo.example', 'robin_example', true);
