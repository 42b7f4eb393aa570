-- Two shifts of a worker never overlap, whoever writes them; touching ones are fine. A violation answers 23P01.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_no_overlap"
  EXCLUDE USING gist ("worker_id" WITH =, "during" WITH &&) WHERE ("status" <> 'cancelled');--> statement-breakpoint
-- What people read is sorted as people sort it, whatever the locale of the cluster: Äbc beside Abc, upper beside lower case.
ALTER TABLE "users" ALTER COLUMN "first_name" TYPE text COLLATE "und-x-icu", ALTER COLUMN "last_name" TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "houses" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "participants" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "shifts" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "expenses" ALTER COLUMN "title" TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
