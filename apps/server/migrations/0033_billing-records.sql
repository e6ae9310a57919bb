CREATE TABLE "billing_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"filled" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "billing_audit_version" UNIQUE("record_id","version")
);
--> statement-breakpoint
CREATE TABLE "billing_entry" (
	"record_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"fields" jsonb NOT NULL,
	"cost" numeric(12, 2),
	"seat_fare" numeric(12, 2),
	"baggage_cost" numeric(12, 2),
	CONSTRAINT "billing_entry_record_id_kind_position_pk" PRIMARY KEY("record_id","kind","position")
);
--> statement-breakpoint
CREATE TABLE "billing_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"booking_no" text NOT NULL,
	"version" integer NOT NULL,
	"currency" varchar(3) NOT NULL,
	"customer_id" text DEFAULT '' NOT NULL,
	"customer_prefix" text DEFAULT '' NOT NULL,
	"customer_first_name" text DEFAULT '' NOT NULL,
	"customer_middle_name" text DEFAULT '' NOT NULL,
	"customer_last_name" text DEFAULT '' NOT NULL,
	"booking_date" date,
	"trip_start_date" date,
	"trip_end_date" date,
	"hospital_name" text DEFAULT '' NOT NULL,
	"hospital_department_code" text DEFAULT '' NOT NULL,
	"hospital_department_name" text DEFAULT '' NOT NULL,
	"hospital_location" text DEFAULT '' NOT NULL,
	"location_city" text DEFAULT '' NOT NULL,
	"flight_guard_coverage" boolean DEFAULT false NOT NULL,
	"total_trip_cost" numeric(14, 2) NOT NULL,
	"is_total_typed" boolean DEFAULT false NOT NULL,
	"marks" jsonb DEFAULT '{}' NOT NULL,
	"created_at" bigint NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "billing_record_booking" UNIQUE("vendor","booking_no")
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "currency" varchar(3) DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_audit" ADD CONSTRAINT "billing_audit_record_id_billing_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."billing_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_entry" ADD CONSTRAINT "billing_entry_record_id_billing_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."billing_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_record" ADD CONSTRAINT "billing_record_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_record_booked" ON "billing_record" USING btree ("vendor","booking_date","id");