insert into used_passkey_tickets (challenge_hash, ends_at) values ('of a challenge', '2026-03-01T11:05:00Z');
