insert into audit_log (id, actor_type, action, target) values ('01980000-0000-7000-8000-000000000033', 'member', 'calendar.create', 'event');
