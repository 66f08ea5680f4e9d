CREATE TABLE "model_endpoints" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"model" text NOT NULL,
	"sealed_key" "bytea",
	"seconds" integer NOT NULL,
	"prices" json,
	"state" text DEFAULT 'untested' NOT NULL,
	"message" text,
	"tested_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_endpoints" ADD CONSTRAINT "model_endpoints_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;