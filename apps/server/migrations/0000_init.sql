CREATE TYPE "public"."automation_task_state" AS ENUM('WAITING', 'DELIVERED', 'FAILED', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."check_in_state" AS ENUM('NEW', 'ELIGIBLE_FOR_CHECKIN', 'WAITING_FOR_AUTOMATION', 'ELIGIBLE_FOR_DISPOSAL', 'APPROVED', 'DISPOSITION_COMPLETED');--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"userid" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role_list" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"vendor" text,
	"password_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"disabled_at" bigint,
	CONSTRAINT "app_user_userid_unique" UNIQUE("userid"),
	CONSTRAINT "app_user_email_unique" UNIQUE("email"),
	CONSTRAINT "app_user_email_lower" CHECK ("app_user"."email" = lower("app_user"."email"))
);
--> statement-breakpoint
CREATE TABLE "connected_vendor" (
	"vendor" text NOT NULL,
	"connected" text NOT NULL,
	CONSTRAINT "connected_vendor_vendor_connected_pk" PRIMARY KEY("vendor","connected")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"attempted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"rotation_key" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"line1" text DEFAULT '' NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"zone" text DEFAULT 'UTC' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"booking_no" text NOT NULL,
	"created_at" bigint NOT NULL,
	"deactivated_at" bigint,
	CONSTRAINT "booking_number" UNIQUE("vendor","booking_no")
);
--> statement-breakpoint
CREATE TABLE "passenger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passenger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pnr_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"firstname" text NOT NULL,
	"middlename" text DEFAULT '' NOT NULL,
	"lastname" text NOT NULL,
	"gender" varchar(1) DEFAULT 'X' NOT NULL,
	"date_of_birth" date,
	"email" text DEFAULT '' NOT NULL,
	"phone_code" text DEFAULT '1' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"nationality" varchar(3),
	"passport_no" text,
	"passport_issue_date" date,
	"passport_exp_date" date,
	"eticket" text,
	CONSTRAINT "passenger_position" UNIQUE("pnr_id","position")
);
--> statement-breakpoint
CREATE TABLE "pnr" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pnr_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"booking_no" text NOT NULL,
	"pnr" text NOT NULL,
	"held_by" text,
	"active_at" bigint,
	"released_by" text,
	"released_at" bigint,
	CONSTRAINT "pnr_identity" UNIQUE("vendor","booking_no","pnr")
);
--> statement-breakpoint
CREATE TABLE "segment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "segment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pnr_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"marketing_carrier" varchar(3) NOT NULL,
	"marketing_number" text NOT NULL,
	"operating_carrier" varchar(3),
	"operating_number" text,
	"operating_locator" text,
	"from_iata" varchar(3) NOT NULL,
	"to_iata" varchar(3) NOT NULL,
	"departure_date" date NOT NULL,
	"departure_time" varchar(5) NOT NULL,
	"departure_zone" text NOT NULL,
	"departs_at" bigint NOT NULL,
	"arrival_date" date NOT NULL,
	"arrival_time" varchar(5) NOT NULL,
	"arrival_zone" text NOT NULL,
	"arrives_at" bigint NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "segment_position" UNIQUE("pnr_id","position")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_in_id" bigint NOT NULL,
	"action" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"note" text,
	"from_state" "check_in_state",
	"to_state" "check_in_state",
	"facts" jsonb
);
--> statement-breakpoint
CREATE TABLE "automation_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "automation_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_in_id" bigint NOT NULL,
	"state" "automation_task_state" DEFAULT 'WAITING' NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pnr_id" bigint NOT NULL,
	"segment_id" bigint NOT NULL,
	"passenger_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"vendor" text NOT NULL,
	"booking_no" text NOT NULL,
	"pnr" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"has_passport" boolean NOT NULL,
	"airline" varchar(3) NOT NULL,
	"flightnum" text NOT NULL,
	"from_iata" varchar(3) NOT NULL,
	"to_iata" varchar(3) NOT NULL,
	"departure_date" date NOT NULL,
	"departure_time" varchar(5) NOT NULL,
	"departure_zone" text NOT NULL,
	"created_at" bigint NOT NULL,
	"window_opens_at" bigint NOT NULL,
	"window_closes_at" bigint NOT NULL,
	"departs_at" bigint NOT NULL,
	"eligible_at" bigint,
	"state" "check_in_state" DEFAULT 'NEW' NOT NULL,
	"expired" boolean DEFAULT false NOT NULL,
	"automation_status" smallint DEFAULT -1 NOT NULL,
	"automation_tried" boolean DEFAULT false NOT NULL,
	"pass" text,
	"need_qc" boolean DEFAULT false NOT NULL,
	"reason1" varchar(1),
	"reason2" text,
	"disposed_by" text,
	"disposed_at" bigint,
	"attached_by" text,
	"uploaded_by" text,
	"locked_by" text,
	"locked_at" bigint,
	"rank" bigint GENERATED ALWAYS AS (case when expired then 1000000000000 - window_closes_at else window_closes_at end) STORED NOT NULL,
	CONSTRAINT "check_in_passenger" UNIQUE("segment_id","passenger_id"),
	CONSTRAINT "check_in_expired" CHECK (not expired or (state = 'DISPOSITION_COMPLETED' and locked_by is null)),
	CONSTRAINT "check_in_new" CHECK (state <> 'NEW' or (pass is null and not need_qc and reason1 is null and locked_by is null and eligible_at is null)),
	CONSTRAINT "check_in_lock" CHECK ((locked_by is null) = (locked_at is null))
);
--> statement-breakpoint
CREATE TABLE "check_in_expired_count" (
	"vendor" text NOT NULL,
	"airline" varchar(3) NOT NULL,
	"reason1" varchar(1) NOT NULL,
	"has_pass" boolean NOT NULL,
	"need_qc" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "check_in_expired_count_vendor_airline_reason1_has_pass_need_qc_pk" PRIMARY KEY("vendor","airline","reason1","has_pass","need_qc")
);
--> statement-breakpoint
CREATE TABLE "check_in_live" (
	"id" bigint PRIMARY KEY NOT NULL,
	"pnr_id" bigint NOT NULL,
	"window_closes_at" bigint NOT NULL,
	"state" "check_in_state" NOT NULL,
	"need_qc" boolean NOT NULL,
	"automation_status" smallint NOT NULL,
	"airline" varchar(3) NOT NULL,
	"vendor" text NOT NULL,
	"booking_no" text NOT NULL,
	"pnr" text NOT NULL,
	"eligible_at" bigint,
	"reason1" varchar(1),
	"pass" text,
	"locked_by" text
);
--> statement-breakpoint
CREATE TABLE "operator_state" (
	"userid" text PRIMARY KEY NOT NULL,
	"next_assignment" boolean DEFAULT true NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_world" (
	"id" text PRIMARY KEY NOT NULL,
	"seed" integer NOT NULL,
	"check_ins" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"dmscode" text PRIMARY KEY NOT NULL,
	"vendor" text,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" bigint,
	"cancelled_at" bigint
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_vendor" ADD CONSTRAINT "connected_vendor_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_vendor" ADD CONSTRAINT "connected_vendor_connected_vendor_code_fk" FOREIGN KEY ("connected") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_ticket" ADD CONSTRAINT "stream_ticket_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passenger" ADD CONSTRAINT "passenger_pnr_id_pnr_id_fk" FOREIGN KEY ("pnr_id") REFERENCES "public"."pnr"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pnr" ADD CONSTRAINT "pnr_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment" ADD CONSTRAINT "segment_pnr_id_pnr_id_fk" FOREIGN KEY ("pnr_id") REFERENCES "public"."pnr"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_check_in_id_check_in_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_in"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_task" ADD CONSTRAINT "automation_task_check_in_id_check_in_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_in"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_pnr_id_pnr_id_fk" FOREIGN KEY ("pnr_id") REFERENCES "public"."pnr"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_passenger_id_passenger_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passenger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_live" ADD CONSTRAINT "check_in_live_id_check_in_id_fk" FOREIGN KEY ("id") REFERENCES "public"."check_in"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_userid_lower" ON "app_user" USING btree (lower("userid"));--> statement-breakpoint
CREATE INDEX "app_user_vendor" ON "app_user" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "login_attempt_account" ON "login_attempt" USING btree ("account","address");--> statement-breakpoint
CREATE INDEX "login_attempt_at" ON "login_attempt" USING btree ("attempted_at");--> statement-breakpoint
CREATE INDEX "login_session_user" ON "login_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_session_expires" ON "login_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "stream_ticket_session" ON "stream_ticket" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "stream_ticket_expires" ON "stream_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pnr_booking" ON "pnr" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "pnr_locator" ON "pnr" USING btree ("pnr");--> statement-breakpoint
CREATE INDEX "pnr_held" ON "pnr" USING btree ("held_by","active_at") WHERE held_by is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_check_in" ON "audit_entry" USING btree ("check_in_id","id");--> statement-breakpoint
CREATE INDEX "automation_task_check_in" ON "automation_task" USING btree ("check_in_id");--> statement-breakpoint
CREATE INDEX "automation_task_waiting" ON "automation_task" USING btree ("created_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "check_in_unit" ON "check_in" USING btree ("pnr_id");--> statement-breakpoint
CREATE INDEX "check_in_locator" ON "check_in" USING btree ("pnr","rank");--> statement-breakpoint
CREATE INDEX "check_in_booking" ON "check_in" USING btree ("booking_no");--> statement-breakpoint
CREATE INDEX "check_in_pass" ON "check_in" USING btree ("pass") WHERE pass is not null;--> statement-breakpoint
CREATE INDEX "check_in_rank" ON "check_in" USING btree ("rank","id");--> statement-breakpoint
CREATE INDEX "check_in_airline" ON "check_in" USING btree ("airline","rank","id");--> statement-breakpoint
CREATE INDEX "check_in_claim" ON "check_in" USING btree ("window_closes_at","id") WHERE not expired and state = 'ELIGIBLE_FOR_CHECKIN';--> statement-breakpoint
CREATE INDEX "check_in_locked" ON "check_in" USING btree ("locked_by") WHERE locked_by is not null;--> statement-breakpoint
CREATE INDEX "check_in_opening" ON "check_in" USING btree ("window_opens_at") WHERE not expired and state = 'NEW';--> statement-breakpoint
CREATE INDEX "check_in_departing" ON "check_in" USING btree ("departs_at") WHERE not expired;--> statement-breakpoint
CREATE INDEX "check_in_finishing" ON "check_in" USING btree ("disposed_at") WHERE not expired and state = 'ELIGIBLE_FOR_DISPOSAL' and pass is null;--> statement-breakpoint
CREATE INDEX "document_owner" ON "document" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE sent_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "outbox_subject" ON "outbox" USING btree ("subject_kind","subject_id");