ALTER TABLE "shifts" ADD COLUMN "rostered_start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "rostered_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "rostered_cents" bigint;--> statement-breakpoint
-- The plan of a shift follows each change while it is planned, and stays once it has begun, however the shift was written.
CREATE FUNCTION careloom_keep_roster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('draft', 'published', 'confirmed') OR NEW.rostered_cents IS NULL THEN
    NEW.rostered_start_at := NEW.start_at;
    NEW.rostered_end_at := NEW.end_at;
    NEW.rostered_cents := NEW.cost_cents;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- Of earlier shifts nothing else is known than what they are now, but wake-ups were never planned.
ALTER TABLE "shifts" DISABLE TRIGGER audit;--> statement-breakpoint
UPDATE "shifts" SET "rostered_start_at" = "start_at", "rostered_end_at" = "end_at", "rostered_cents" = "cost_cents" - coalesce(
  (SELECT sum("amount_cents") FROM "shift_segments" WHERE "shift_id" = "shifts"."id" AND "part" = 'wake_up'), 0);--> statement-breakpoint
ALTER TABLE "shifts" ENABLE TRIGGER audit;--> statement-breakpoint
CREATE TRIGGER keep_roster BEFORE INSERT OR UPDATE ON shifts FOR EACH ROW EXECUTE FUNCTION careloom_keep_roster();
