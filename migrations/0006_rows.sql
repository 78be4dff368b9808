-- Rows that every installation begins with.

-- The operator's own ledger accounts.
INSERT INTO ledger_account (organization_id, kind) VALUES (NULL, 'revenue'), (NULL, 'provider_clearing'), (NULL, 'affiliate_payable');
--> statement-breakpoint
INSERT INTO operator_setting DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO audit_event_end DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO known_page_silence DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO event_consumer (name, position) VALUES ('notifications', 0);
--> statement-breakpoint

-- Metric providers are off until an operator gives them units to spend.
INSERT INTO metric_provider (name) VALUES ('ahrefs'), ('semrush'), ('moz'), ('majestic');
