CREATE TABLE "packs" (
	"name" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"characters" integer NOT NULL,
	"summary" json NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
