ALTER TABLE "service_agreements" ADD COLUMN "document_terms" jsonb;--> statement-breakpoint
DROP TRIGGER "service_agreements_terms_kept" ON "service_agreements";--> statement-breakpoint
CREATE TRIGGER "service_agreements_terms_kept" BEFORE UPDATE ON "service_agreements"
  FOR EACH ROW WHEN (OLD."signed_at" IS NOT NULL AND (
    OLD."user_id", OLD."provider_id", OLD."pay_level_id", OLD."first_name", OLD."last_name", OLD."abn", OLD."commencement_date", OLD."term_months",
    OLD."end_date", OLD."services", OLD."hours_of_work", OLD."additional_requirements", OLD."agreement_date", OLD."signed_at", OLD."signature",
    OLD."document_file_id", OLD."document_sha256", OLD."document_terms", OLD."version"
  ) IS DISTINCT FROM (
    NEW."user_id", NEW."provider_id", NEW."pay_level_id", NEW."first_name", NEW."last_name", NEW."abn", NEW."commencement_date", NEW."term_months",
    NEW."end_date", NEW."services", NEW."hours_of_work", NEW."additional_requirements", NEW."agreement_date", NEW."signed_at", NEW."signature",
    NEW."document_file_id", NEW."document_sha256", NEW."document_terms", NEW."version"
  )) EXECUTE FUNCTION "keep_signed"();
