CREATE TABLE "artifacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"object" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_exports" (
	"run_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ALTER COLUMN "mode" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "files" json;--> statement-breakpoint
ALTER TABLE "artifacts" ADD CONSTRAINT "artifacts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artifacts_run_id_position_key" ON "artifacts" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "artifacts_expires_at_idx" ON "artifacts" USING btree ("expires_at");