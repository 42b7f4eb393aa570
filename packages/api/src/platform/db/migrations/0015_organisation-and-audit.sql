ALTER TABLE "invoices" ADD COLUMN "payment_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at","id");