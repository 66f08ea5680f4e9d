CREATE TABLE "row_quotas" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "quota_rows" bigint;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "quota_day" date;--> statement-breakpoint
ALTER TABLE "row_quotas" ADD CONSTRAINT "row_quotas_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;