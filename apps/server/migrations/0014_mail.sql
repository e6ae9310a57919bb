CREATE TABLE "caught_mail" (
	"message_id" text PRIMARY KEY NOT NULL,
	"received_at" bigint NOT NULL,
	"receiver" text NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"raw" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" uuid NOT NULL,
	"action" varchar(20) NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "passenger" ADD COLUMN "language" varchar(2);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "vendor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "booking_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "receiver" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "state" text GENERATED ALWAYS AS (case when sent_at is not null then 'sent' when cancelled_at is not null then 'cancelled' when dead_at is not null then 'dead' when reason in ('no-channel', 'channel-fault', 'no-address') then 'waiting' when attempts > 0 then 'retrying' else 'queued' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_audit" ADD CONSTRAINT "outbox_audit_message_outbox_id_fk" FOREIGN KEY ("message") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caught_mail_received" ON "caught_mail" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "outbox_audit_message" ON "outbox_audit" USING btree ("message");--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" USING btree ("state","vendor","created_at");--> statement-breakpoint
CREATE INDEX "outbox_booking" ON "outbox" USING btree ("booking_no");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_receiver" ON "outbox" USING btree (lower("receiver") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE sent_at is null and cancelled_at is null and dead_at is null;--> statement-breakpoint
UPDATE "outbox" o SET "vendor" = c."vendor", "booking_no" = c."booking_no", "receiver" = p."email" FROM "check_in" c JOIN "passenger" p ON p."id" = c."passenger_id" WHERE o."subject_kind" = 'checkin' AND c."id" = o."subject_id";--> statement-breakpoint
UPDATE "outbox" o SET "vendor" = b."vendor", "booking_no" = b."booking_no", "receiver" = coalesce(o."payload" ->> 'to', '') FROM "booking" b WHERE o."subject_kind" = 'booking' AND b."id" = o."subject_id";--> statement-breakpoint
-- Until now messages were marked as sent although nothing sent them: that is said of them from now on.
UPDATE "outbox" SET "dead_at" = "sent_at", "sent_at" = NULL, "reason" = 'never-sent' WHERE "sent_at" IS NOT NULL;
