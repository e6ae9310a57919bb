CREATE TYPE "public"."report_status" AS ENUM('queued', 'running', 'done', 'failed', 'cancelled');--> statement-breakpoint
CREATE TABLE "report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" uuid NOT NULL,
	"type" text NOT NULL,
	"format" text NOT NULL,
	"vendors" text[],
	"from_local" text NOT NULL,
	"to_local" text NOT NULL,
	"zone" text NOT NULL,
	"range_start" bigint NOT NULL,
	"range_end" bigint NOT NULL,
	"vendor" text,
	"operator_id" text,
	"created_date" boolean DEFAULT false NOT NULL,
	"deactivated" boolean DEFAULT false NOT NULL,
	"request_key" text NOT NULL,
	"status" "report_status" DEFAULT 'queued' NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempts_left" smallint NOT NULL,
	"run" uuid,
	"active_at" bigint,
	"secret" text NOT NULL,
	"dmscode" text,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"finished_at" bigint,
	"expires_at" bigint,
	"seen_at" bigint
);
--> statement-breakpoint
CREATE TABLE "watched_flight" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watched_flight_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"booking_id" bigint NOT NULL,
	"pnr" text NOT NULL,
	"airline" varchar(3) NOT NULL,
	"flightnum" text NOT NULL,
	"from_iata" varchar(3) NOT NULL,
	"to_iata" varchar(3) NOT NULL,
	"departure_date" date NOT NULL,
	"departure_time" varchar(5) NOT NULL,
	"created_at" bigint NOT NULL,
	"deactivated_at" bigint
);
--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "size" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_owner_app_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_dmscode_document_dmscode_fk" FOREIGN KEY ("dmscode") REFERENCES "public"."document"("dmscode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_flight" ADD CONSTRAINT "watched_flight_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_flight" ADD CONSTRAINT "watched_flight_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_under_way" ON "report" USING btree ("request_key") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "report_owner" ON "report" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "report_unfinished" ON "report" USING btree ("active_at") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "report_expiring" ON "report" USING btree ("expires_at") WHERE dmscode is not null;--> statement-breakpoint
CREATE INDEX "watched_flight_created" ON "watched_flight" USING btree ("vendor","created_at","id");--> statement-breakpoint
CREATE INDEX "watched_flight_booking" ON "watched_flight" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "audit_entry_work" ON "audit_entry" USING btree ("at") WHERE action in ('BP_ATTACHED', 'DISPOSED');--> statement-breakpoint
CREATE INDEX "audit_entry_undone" ON "audit_entry" USING btree ("at") WHERE action in ('BP_DETACHED', 'DISPOSE_UNDONE');--> statement-breakpoint
CREATE INDEX "check_in_created" ON "check_in" USING btree ("vendor","created_at","id","airline");--> statement-breakpoint
CREATE INDEX "check_in_disposed" ON "check_in" USING btree ("disposed_at","id") WHERE disposed_at is not null;--> statement-breakpoint
CREATE INDEX "check_in_eligible" ON "check_in" USING btree ("eligible_at") WHERE eligible_at is not null;