CREATE TABLE "traveller_profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"prefix" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"dob" date,
	"gender" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"tz" text DEFAULT '' NOT NULL,
	"language" text,
	"frequent_flyer_nos" jsonb DEFAULT '[]' NOT NULL,
	"loyalty_memberships" jsonb DEFAULT '[]' NOT NULL,
	"special_note" text DEFAULT '' NOT NULL,
	"payment_info" jsonb DEFAULT '{"flight":"","car":"","hotel":""}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_house_seen" (
	"user_id" uuid NOT NULL,
	"program_id" bigint NOT NULL,
	CONSTRAINT "call_house_seen_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "program" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"hospital" text NOT NULL,
	"dept_infos" jsonb DEFAULT '[]' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"state_code" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"best_airport" text DEFAULT '' NOT NULL,
	"closest_airport" text DEFAULT '' NOT NULL,
	"other_airports" text[] DEFAULT '{}' NOT NULL,
	"callhouse" jsonb,
	"dynamic_fields" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "program_hospital" UNIQUE("vendor","hospital","city")
);
--> statement-breakpoint
CREATE TABLE "travel_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"traveller_id" uuid NOT NULL,
	"traveller_name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"assigned_to" text,
	"cancel_reason" text,
	"booking_no" text,
	"content" jsonb NOT NULL,
	"program" jsonb
);
--> statement-breakpoint
CREATE TABLE "travel_request_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_request_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"action" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "request_mode" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "traveller_profile" ADD CONSTRAINT "traveller_profile_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_house_seen" ADD CONSTRAINT "call_house_seen_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_house_seen" ADD CONSTRAINT "call_house_seen_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_request" ADD CONSTRAINT "travel_request_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_request" ADD CONSTRAINT "travel_request_traveller_id_app_user_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_request_audit" ADD CONSTRAINT "travel_request_audit_request_id_travel_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."travel_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_request_traveller" ON "travel_request" USING btree ("traveller_id","id");--> statement-breakpoint
CREATE INDEX "travel_request_pending" ON "travel_request" USING btree ("vendor","created_at") WHERE status in ('SUBMITTED', 'ASSIGNED');--> statement-breakpoint
CREATE INDEX "travel_request_pending_at" ON "travel_request" USING btree ("created_at") WHERE status in ('SUBMITTED', 'ASSIGNED');--> statement-breakpoint
CREATE INDEX "travel_request_assigned" ON "travel_request" USING btree ("assigned_to") WHERE status = 'ASSIGNED';--> statement-breakpoint
CREATE INDEX "travel_request_audit_request" ON "travel_request_audit" USING btree ("request_id","id");