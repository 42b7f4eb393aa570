-- Several columns of a table in one statement: each would write the whole table anew.
ALTER TABLE "pay_level_timings" ALTER COLUMN "hourly_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "pay_levels"
	ALTER COLUMN "saturday_cents" SET DATA TYPE bigint,
	ALTER COLUMN "sunday_cents" SET DATA TYPE bigint,
	ALTER COLUMN "holiday_cents" SET DATA TYPE bigint,
	ALTER COLUMN "sleep_over_cents" SET DATA TYPE bigint,
	ALTER COLUMN "active_night_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoices"
	ALTER COLUMN "cost_of_service_cents" SET DATA TYPE bigint,
	ALTER COLUMN "expenses_cents" SET DATA TYPE bigint,
	ALTER COLUMN "shift_fees_cents" SET DATA TYPE bigint,
	ALTER COLUMN "gst_cents" SET DATA TYPE bigint,
	ALTER COLUMN "payable_cents" SET DATA TYPE bigint,
	ALTER COLUMN "paid_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "expenses" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "invoice_lines"
	ALTER COLUMN "unit_cents" SET DATA TYPE bigint,
	ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "shift_segments"
	ALTER COLUMN "rate_cents" SET DATA TYPE bigint,
	ALTER COLUMN "amount_cents" SET DATA TYPE bigint,
	ADD COLUMN "engine_version" text;--> statement-breakpoint
ALTER TABLE "shifts"
	ALTER COLUMN "cost_cents" SET DATA TYPE bigint,
	ALTER COLUMN "fee_cents" SET DATA TYPE bigint;--> statement-breakpoint
-- Lines that exist were priced by the rules that their shift names.
UPDATE "shift_segments" SET "engine_version" = "shifts"."engine_version" FROM "shifts" WHERE "shifts"."id" = "shift_segments"."shift_id";
