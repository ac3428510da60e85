update contact_messages set archived_at = '2026-03-05T10:00:00Z';
