CREATE TABLE "chat_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" uuid NOT NULL,
	"action" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"sender" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "chat_message_room_id_seq_pk" PRIMARY KEY("room_id","seq"),
	CONSTRAINT "chat_message_once" UNIQUE("room_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"connection" uuid PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"room_id" uuid,
	"user_id" uuid,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor" text NOT NULL,
	"traveller_id" uuid,
	"visitor" text,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"booking_no" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'UNASSIGNED' NOT NULL,
	"operator_id" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"traveller_delivered" integer DEFAULT 0 NOT NULL,
	"traveller_read" integer DEFAULT 0 NOT NULL,
	"staff_delivered" integer DEFAULT 0 NOT NULL,
	"staff_read" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"waiting_since" bigint
);
--> statement-breakpoint
CREATE TABLE "chat_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"room_id" uuid,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_audit" ADD CONSTRAINT "chat_audit_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_traveller_id_app_user_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_operator_id_app_user_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_ticket" ADD CONSTRAINT "chat_ticket_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_ticket" ADD CONSTRAINT "chat_ticket_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_audit_room" ON "chat_audit" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_rate" ON "chat_message" USING btree ("sender","at");--> statement-breakpoint
CREATE INDEX "chat_presence_room" ON "chat_presence" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "chat_presence_user" ON "chat_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_presence_until" ON "chat_presence" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_room_traveller" ON "chat_room" USING btree ("vendor","traveller_id") WHERE traveller_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_room_visitor" ON "chat_room" USING btree ("visitor") WHERE visitor is not null;--> statement-breakpoint
CREATE INDEX "chat_room_vendor" ON "chat_room" USING btree ("vendor","last_at");--> statement-breakpoint
CREATE INDEX "chat_room_operator" ON "chat_room" USING btree ("operator_id","state");--> statement-breakpoint
CREATE INDEX "chat_room_waiting" ON "chat_room" USING btree ("state","waiting_since");--> statement-breakpoint
CREATE INDEX "chat_room_last" ON "chat_room" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "chat_ticket_expires" ON "chat_ticket" USING btree ("expires_at");