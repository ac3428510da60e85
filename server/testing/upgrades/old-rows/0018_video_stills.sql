insert into video_stills (id, video_id, next_try_at) values ('01980000-0000-7000-8000-000000000301', 'dQw4w9WgXcQ', '2026-03-05T10:00:00Z');
