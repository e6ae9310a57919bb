CREATE TABLE "sign_on_attempt" (
	"state" text PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"scope" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_url" text NOT NULL,
	"fresh" boolean NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_domain" (
	"domain" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_identity" (
	"scope" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"linked_at" bigint NOT NULL,
	"last_sign_in_at" bigint NOT NULL,
	"sealed_token" text NOT NULL,
	CONSTRAINT "sign_on_identity_scope_issuer_subject_pk" PRIMARY KEY("scope","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "vendor_sign_on" (
	"vendor" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"role_claim" text NOT NULL,
	"claim_roles" jsonb NOT NULL,
	"default_role" text,
	"creates_accounts" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_on_domain" ADD CONSTRAINT "sign_on_domain_vendor_vendor_sign_on_vendor_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor_sign_on"("vendor") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identity" ADD CONSTRAINT "sign_on_identity_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_sign_on" ADD CONSTRAINT "vendor_sign_on_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_on_attempt_expires" ON "sign_on_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_domain_vendor" ON "sign_on_domain" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "sign_on_identity_user" ON "sign_on_identity" USING btree ("user_id");