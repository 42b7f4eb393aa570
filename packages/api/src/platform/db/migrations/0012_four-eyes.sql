ALTER TABLE "expenses" ADD COLUMN "changed_by_id" integer;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "changed_by_id" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_nobody_approves_change" CHECK ("expenses"."status" <> 'approved' or "expenses"."decided_by_id" is null or "expenses"."decided_by_id" <> "expenses"."changed_by_id");--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_nobody_approves_change" CHECK ("shifts"."approved_by_id" is null or "shifts"."approved_by_id" <> "shifts"."changed_by_id");