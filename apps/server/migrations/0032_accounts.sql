CREATE TABLE "sign_in_place" (
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "sign_in_place_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "invited_at" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "password_changed_at" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "last_sign_in_at" bigint;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "unfamiliar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "last_used_at" bigint;--> statement-breakpoint
ALTER TABLE "sign_in_place" ADD CONSTRAINT "sign_in_place_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_place_last" ON "sign_in_place" USING btree ("last_at");--> statement-breakpoint
-- Whoever changes what somebody may do, by whatever means, tells every server process: streams and sockets end, and nobody believes what was read before.
CREATE FUNCTION app_user_tell_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('gatehouse_live', json_build_array(json_build_object('type', 'access.changed'), json_build_object('to', 'user', 'userId', NEW.id))::text);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER app_user_access AFTER UPDATE ON app_user FOR EACH ROW WHEN (OLD.role_list IS DISTINCT FROM NEW.role_list OR OLD.permissions IS DISTINCT FROM NEW.permissions OR OLD.vendor IS DISTINCT FROM NEW.vendor OR OLD.disabled_at IS DISTINCT FROM NEW.disabled_at) EXECUTE FUNCTION app_user_tell_access();--> statement-breakpoint
CREATE FUNCTION connected_vendor_tell_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('gatehouse_live', json_build_array(json_build_object('type', 'access.changed'), json_build_object('to', 'user', 'userId', u.id))::text)
    FROM app_user u WHERE u.vendor IN (OLD.vendor, NEW.vendor) AND upper(trim(split_part(u.role_list, ',', 1))) = 'LEVEL1_VENDOR';
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER connected_vendor_access AFTER INSERT OR UPDATE OR DELETE ON connected_vendor FOR EACH ROW EXECUTE FUNCTION connected_vendor_tell_access();
