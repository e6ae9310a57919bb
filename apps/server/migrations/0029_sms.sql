CREATE TABLE "caught_sms" (
	"id" text PRIMARY KEY NOT NULL,
	"taken_at" bigint NOT NULL,
	"sender" text NOT NULL,
	"receiver" text NOT NULL,
	"text" text NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" uuid NOT NULL,
	"status" text NOT NULL,
	"at" bigint NOT NULL,
	"error_code" text,
	"error_message" text,
	CONSTRAINT "delivery_report_once" UNIQUE("message","status")
);
--> statement-breakpoint
CREATE TABLE "received_sms" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"receiver" text NOT NULL,
	"text" text NOT NULL,
	"segments" integer NOT NULL,
	"media" integer DEFAULT 0 NOT NULL,
	"received_at" bigint NOT NULL,
	"vendor" text DEFAULT '' NOT NULL,
	"booking_no" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_opt_out" (
	"number" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "segments" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivery_at" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "delivery_report" ADD CONSTRAINT "delivery_report_message_outbox_id_fk" FOREIGN KEY ("message") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caught_sms_taken" ON "caught_sms" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "received_sms_sender" ON "received_sms" USING btree ("sender","received_at");--> statement-breakpoint
CREATE INDEX "received_sms_booking" ON "received_sms" USING btree ("booking_no");--> statement-breakpoint
CREATE INDEX "outbox_provider" ON "outbox" USING btree ("provider_id");