ALTER TABLE "runs" ADD COLUMN "prove" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "proof" json;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "running_at" timestamp (3) with time zone;