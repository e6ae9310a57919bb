CREATE TABLE "public_link_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_link_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"counted" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"passenger_id" bigint NOT NULL,
	"field" text NOT NULL,
	"before" text NOT NULL,
	"wanted" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "public_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"booking_id" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "public_link_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "traveller_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "traveller_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"passenger_id" bigint,
	"action" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"link_id" bigint
);
--> statement-breakpoint
CREATE TABLE "traveller_info" (
	"booking_id" bigint PRIMARY KEY NOT NULL,
	"destination_address" jsonb,
	"emergency_contact" jsonb,
	"left_out" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "phone_required" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "passenger" ADD COLUMN "ktn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "passenger" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "pending_change" ADD CONSTRAINT "pending_change_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_change" ADD CONSTRAINT "pending_change_passenger_id_passenger_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passenger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_link" ADD CONSTRAINT "public_link_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traveller_audit" ADD CONSTRAINT "traveller_audit_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traveller_audit" ADD CONSTRAINT "traveller_audit_passenger_id_passenger_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passenger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traveller_info" ADD CONSTRAINT "traveller_info_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_link_attempt_counted" ON "public_link_attempt" USING btree ("counted","at");--> statement-breakpoint
CREATE INDEX "public_link_attempt_at" ON "public_link_attempt" USING btree ("at");--> statement-breakpoint
CREATE INDEX "pending_change_booking" ON "pending_change" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_change_waiting" ON "pending_change" USING btree ("passenger_id","field") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "public_link_booking" ON "public_link" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "traveller_audit_booking" ON "traveller_audit" USING btree ("booking_id","id");