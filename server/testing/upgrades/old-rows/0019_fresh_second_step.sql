update staff_sessions set second_step_at = '2026-03-02T10:00:00Z';
