insert into live_viewers (viewer, page, last_seen_at) values ('a tab', '/about', '2026-03-01T10:00:00Z');
insert into page_views (day, page, views) values ('2026-03-01', '/about', 12);
insert into audit_log (id, actor_type, actor, actor_id, action, target, member_id) values ('01980000-0000-7000-8000-000000000001', 'staff', 'first_admin', '01980000-0000-7000-8000-000000000001', 'points.adjust', 'a member', '01980000-0000-7000-8000-000000000001');
insert into site_icons (size, hash, bytes) values (32, 'a hash', 'icon');
insert into access_links (id, code_hash, role, description, expires_at, created_by, used_at, used_by) values ('01980000-0000-7000-8000-000000000001', 'a code', 'chief', 'Cup weekend', '2026-03-02T10:00:00Z', 'first_admin', '2026-03-01T10:00:00Z', 'Gus Guest');
insert into staff_sessions (id, token_hash, link_id, guest_name, user_agent, expires_at) values ('01980000-0000-7000-8000-000000000002', 'a guest session', '01980000-0000-7000-8000-000000000001', 'Gus Guest', 'Firefox', '2026-03-02T10:00:00Z');
