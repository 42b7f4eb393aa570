ALTER TABLE "xero_configs" ADD COLUMN "credentials_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "xero_connections" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "xero_outbox" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "xero_outbox" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
DROP TRIGGER audit ON xero_configs;--> statement-breakpoint
UPDATE xero_configs SET credentials_at = updated_at;--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON xero_configs FOR EACH ROW EXECUTE FUNCTION careloom_audit('api_key', 'secret_key');
