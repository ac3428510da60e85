insert into team_versions (id, number, facts, published_at, saved_by, version) values ('01980000-0000-7000-8000-00000000003f', 1, '{"name":"Summit"}', '2026-02-01T00:00:00Z', 'ada', 1);
