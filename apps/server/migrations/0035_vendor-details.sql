CREATE TABLE "vendor_details" (
	"vendor" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"alert_email" text NOT NULL,
	"bcc" text NOT NULL,
	"phone_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"product_types" text[] NOT NULL,
	"support_firstname" text NOT NULL,
	"support_middlename" text DEFAULT '' NOT NULL,
	"support_lastname" text NOT NULL,
	"support_gender" text NOT NULL,
	"support_email" text NOT NULL,
	"country" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "vendor_details_email_unique" UNIQUE("email"),
	CONSTRAINT "vendor_details_email_lower" CHECK ("vendor_details"."email" = lower("vendor_details"."email"))
);
--> statement-breakpoint
CREATE TABLE "vendor_preference" (
	"vendor" text NOT NULL,
	"channel" text NOT NULL,
	"channel_key" text NOT NULL,
	"max_no_change_communication" integer NOT NULL,
	"min_mins_to_notify_for_change" integer NOT NULL,
	"min_on_time_hours_to_notify" integer NOT NULL,
	"communicate_on_terminal_change" boolean NOT NULL,
	"communicate_on_gate_change" boolean NOT NULL,
	"welcome_msg" text DEFAULT '' NOT NULL,
	CONSTRAINT "vendor_preference_vendor_channel_pk" PRIMARY KEY("vendor","channel")
);
--> statement-breakpoint
CREATE TABLE "vendor_settings" (
	"vendor" text PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"quiet_from" text DEFAULT '' NOT NULL,
	"quiet_to" text DEFAULT '' NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"logo_plate" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"channel" text NOT NULL,
	"context" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"product_type" text NOT NULL,
	"channel_key" text NOT NULL,
	"document_name" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" bigint NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_key" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_details" ADD CONSTRAINT "vendor_details_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_preference" ADD CONSTRAINT "vendor_preference_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_settings" ADD CONSTRAINT "vendor_settings_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_template" ADD CONSTRAINT "vendor_template_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_template_version" ON "vendor_template" USING btree ("vendor","channel","context","language","version");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_template_active" ON "vendor_template" USING btree ("vendor","channel","context","language") WHERE active;