-- A row for each table that a seed leaves empty, as the server of migration 0003 wrote them.
insert into access_tokens (user_id, token_hash, user_agent, ip, expires_at)
  select id, repeat('a', 64), 'Firefox', '127.0.0.1', '2030-01-01T00:00:00Z' from users order by id limit 1;
insert into password_resets (user_id, token_hash, expires_at) select id, repeat('b', 64), '2026-11-22T00:00:00Z' from users order by id limit 1;
insert into login_failures (subject) values ('admin@careloom.test');
insert into mails (recipient, subject, text, sent_at) values ('admin@careloom.test', 'Reset your password', 'Hello', '2026-11-21T00:00:00Z');
insert into idempotency_keys (user_id, key, call, fingerprint, answer)
  select id, '7d1f1c9e', 'A-029', repeat('c', 64), '{"id": 1}' from users order by id limit 1;
insert into xero_configs (api_key, line_items) values ('3F2A', '[]');
insert into xero_connections (id, tenant_id, organisation) values (1, '9f5b1b2e', 'Careloom Demo');
insert into xero_events (tenant_id, resource_id, event_type, event_date) values ('9f5b1b2e', '1c2d', 'UPDATE', '2026-11-20T01:02:03');
insert into xero_outbox (invoice_id, idempotency_key) select id, '5e1a' from invoices order by id limit 1;
