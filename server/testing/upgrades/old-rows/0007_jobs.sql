insert into jobs (name, due_at, held_until) values ('a job', '2026-03-01T10:00:00Z', '2026-03-01T09:00:00Z');
insert into job_runs (id, job, started_at, duration_ms, outcome) values ('01980000-0000-7000-8000-000000000001', 'a job', '2026-03-01T09:00:00Z', 12, 'done');
