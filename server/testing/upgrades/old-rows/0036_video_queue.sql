insert into players (id, gamertag, real_name, role, is_former) values ('01980000-0000-7000-8000-000000000053', 'Gabbro_demo', 'Kim Sample', 'Pro Player', true);
insert into achievements (id, title, position, prize, date, player_ids) values ('01980000-0000-7000-8000-000000000054', 'Autumn Final', 1, '€1,500', '2026-10-12', '{01980000-0000-7000-8000-000000000053}');
insert into queued_videos (id, video_id, title, description, published_at, kind, state) values ('01980000-0000-7000-8000-000000000055', 'autumnfinal', 'Autumn Final, game 6', 'The last circle.', '2026-10-13T10:00:00Z', 'video', 'waiting');
insert into video_channels (platform, handle, asked_at, next_try_at) values ('youtube', '@summit', '2026-11-27T10:00:00Z', '2026-11-27T10:00:00Z');
