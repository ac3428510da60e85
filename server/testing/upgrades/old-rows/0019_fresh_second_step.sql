update staff_sessions set second_step_at = '2026-03-01T11:00:00Z';
