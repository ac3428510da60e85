insert into audit_log (id, actor_type, action, target, ip_address) values ('01980000-0000-7000-8000-000000000006', 'visitor', 'staff.sign-in-failed', 'admin account first_admin', '203.0.113.7');
