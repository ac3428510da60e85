insert into discord_bots (sealed_token, name, application_id, channel_id, asked_at, next_try_at) values ('sealed', 'Summit Bot', '701', '902', '2026-11-28T10:00:00Z', '2026-11-28T10:00:00Z');
insert into discord_cards (kind, subject_id, channel_id, message_id) values ('redemption', '01980000-0000-7000-8000-000000000056', '902', '1001');
