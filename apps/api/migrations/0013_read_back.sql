ALTER TABLE "runs" ADD COLUMN "read_back" json;--> statement-breakpoint
UPDATE "runs" SET "read_back" = CASE WHEN "report" IS NULL THEN '{"by": "a version before read_back"}'::json ELSE json_build_object('tables', "report"->'tables') END
  WHERE "state" = 'succeeded' OR "report" IS NOT NULL OR ("kind" = 'export' AND EXISTS (SELECT FROM "artifacts" a WHERE a."run_id" = "runs"."id"));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_succeeded_is_read_back" CHECK ("runs"."state" <> 'succeeded' or "runs"."read_back" is not null);
