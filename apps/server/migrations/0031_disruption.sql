CREATE TYPE "public"."fda_status" AS ENUM('DETECTED', 'NOTIFIED', 'NOTIFY_FAILED', 'OPENED', 'NO_ACTION', 'LOUNGE_REQUESTED', 'VOUCHER_SEND', 'TRIGGERED_SUCCESSFULLY', 'SEARCHING', 'ALTERNATIVE_CHOSEN', 'CONFIRMED', 'EXPIRED');--> statement-breakpoint
CREATE TABLE "disruption" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disruption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"booking_id" bigint NOT NULL,
	"booking_no" text NOT NULL,
	"segment_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"source" text NOT NULL,
	"covered" boolean NOT NULL,
	"status" "fda_status" NOT NULL,
	"status_at" bigint NOT NULL,
	"detected_at" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"choice_id" bigint,
	"agreed" bigint,
	"quote" jsonb,
	"consent" jsonb,
	"lounge_document" text,
	"voucher" text,
	"lounge_at" bigint,
	"case_id" bigint,
	CONSTRAINT "disruption_voucher_unique" UNIQUE("voucher"),
	CONSTRAINT "disruption_segment" UNIQUE("segment_id")
);
--> statement-breakpoint
CREATE TABLE "disruption_cover" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disruption_cover_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"segment_id" bigint,
	"product" text NOT NULL,
	"created_at" bigint NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "disruption_cover_once" UNIQUE NULLS NOT DISTINCT("booking_id","segment_id","product")
);
--> statement-breakpoint
CREATE TABLE "disruption_link" (
	"link_id" bigint PRIMARY KEY NOT NULL,
	"disruption_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disruption_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disruption_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"disruption_id" bigint NOT NULL,
	"event" text NOT NULL,
	"status" "fda_status" NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_status_check" (
	"id" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lounge_pass" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lounge_pass_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"airport" varchar(3) NOT NULL,
	"document" text NOT NULL,
	"sha256" text NOT NULL,
	"added_at" bigint NOT NULL,
	"added_by" text NOT NULL,
	"taken_by" bigint,
	"taken_at" bigint,
	CONSTRAINT "lounge_pass_file" UNIQUE("vendor","sha256")
);
--> statement-breakpoint
CREATE TABLE "planned_flight" (
	"segment_id" bigint PRIMARY KEY NOT NULL,
	"departs_at" bigint NOT NULL,
	"arrives_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "disruption" ADD CONSTRAINT "disruption_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption" ADD CONSTRAINT "disruption_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption" ADD CONSTRAINT "disruption_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_cover" ADD CONSTRAINT "disruption_cover_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_cover" ADD CONSTRAINT "disruption_cover_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_link" ADD CONSTRAINT "disruption_link_link_id_public_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."public_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_link" ADD CONSTRAINT "disruption_link_disruption_id_disruption_id_fk" FOREIGN KEY ("disruption_id") REFERENCES "public"."disruption"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption_log" ADD CONSTRAINT "disruption_log_disruption_id_disruption_id_fk" FOREIGN KEY ("disruption_id") REFERENCES "public"."disruption"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_pass" ADD CONSTRAINT "lounge_pass_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_flight" ADD CONSTRAINT "planned_flight_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disruption_booking" ON "disruption" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "disruption_standing" ON "disruption" USING btree ("status","status_at");--> statement-breakpoint
CREATE INDEX "disruption_vendor" ON "disruption" USING btree ("vendor","status","status_at");--> statement-breakpoint
CREATE INDEX "disruption_link_disruption" ON "disruption_link" USING btree ("disruption_id");--> statement-breakpoint
CREATE INDEX "disruption_log_disruption" ON "disruption_log" USING btree ("disruption_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lounge_pass_taken" ON "lounge_pass" USING btree ("taken_by") WHERE taken_by is not null;--> statement-breakpoint
CREATE INDEX "lounge_pass_free" ON "lounge_pass" USING btree ("vendor","airport","id") WHERE taken_by is null;