-- Whatever changes who a caller is, or what it may, is told to every process that keeps callers (known-callers.ts), whoever writes. When a session was seen or a key
-- used changes neither.
CREATE FUNCTION "ring_of_callers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('seedbed_callers', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_ring" AFTER UPDATE OF "token_hash", "user_id", "workspace_id" OR DELETE OR TRUNCATE ON "sessions" FOR EACH STATEMENT EXECUTE FUNCTION "ring_of_callers"();--> statement-breakpoint
CREATE TRIGGER "api_keys_ring" AFTER UPDATE OF "workspace_id", "user_id", "name", "scopes", "secret_hash", "expires_at" OR DELETE OR TRUNCATE ON "api_keys" FOR EACH STATEMENT EXECUTE FUNCTION "ring_of_callers"();--> statement-breakpoint
CREATE TRIGGER "memberships_ring" AFTER UPDATE OR DELETE OR TRUNCATE ON "memberships" FOR EACH STATEMENT EXECUTE FUNCTION "ring_of_callers"();--> statement-breakpoint
CREATE TRIGGER "users_ring" AFTER UPDATE OF "email", "name", "password_hash" OR DELETE OR TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "ring_of_callers"();--> statement-breakpoint
CREATE TRIGGER "workspaces_ring" AFTER UPDATE OF "name" OR DELETE OR TRUNCATE ON "workspaces" FOR EACH STATEMENT EXECUTE FUNCTION "ring_of_callers"();
