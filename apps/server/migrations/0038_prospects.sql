CREATE TABLE "prospect" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"org_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'UNCONFIRMED' NOT NULL,
	"document" text,
	"pages" integer DEFAULT 0 NOT NULL,
	"agreement_signed" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"changed_at" bigint NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"vendor" text,
	"version" integer DEFAULT 0 NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prospect" ADD CONSTRAINT "prospect_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_email" ON "prospect" USING btree ("email");--> statement-breakpoint
CREATE INDEX "prospect_name" ON "prospect" USING btree (lower("org_name"));--> statement-breakpoint
CREATE INDEX "prospect_state" ON "prospect" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "prospect_network" ON "prospect" USING btree ("network") WHERE network <> '';