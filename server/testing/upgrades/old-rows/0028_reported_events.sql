insert into event_reports (message_id, event_id, event_version, created_at) values ('01980000-0000-7000-8000-00000000003c', '01980000-0000-7000-8000-00000000003d', 2, '2026-02-01T00:00:00Z');
