insert into job_runs (id, job, started_at, duration_ms, outcome, error) values ('01980000-0000-7000-8000-000000000036', 'a job', '2026-03-03T09:00:00Z', 8, 'failed', 'The disk is full');
