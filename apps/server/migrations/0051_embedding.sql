CREATE TABLE "embedding_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"vendor_key_id" bigint NOT NULL,
	"module" text NOT NULL,
	"origin" text NOT NULL,
	"user_id" uuid,
	"booking_id" bigint,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "embedded" text;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "vendor_key_id" bigint;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "public_link" ADD COLUMN "expires_at" bigint;--> statement-breakpoint
ALTER TABLE "public_link" ADD COLUMN "vendor_key_id" bigint;--> statement-breakpoint
ALTER TABLE "embedding_ticket" ADD CONSTRAINT "embedding_ticket_vendor_key_id_vendor_key_id_fk" FOREIGN KEY ("vendor_key_id") REFERENCES "public"."vendor_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedding_ticket" ADD CONSTRAINT "embedding_ticket_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedding_ticket" ADD CONSTRAINT "embedding_ticket_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embedding_ticket_expires" ON "embedding_ticket" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_vendor_key_id_vendor_key_id_fk" FOREIGN KEY ("vendor_key_id") REFERENCES "public"."vendor_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_link" ADD CONSTRAINT "public_link_vendor_key_id_vendor_key_id_fk" FOREIGN KEY ("vendor_key_id") REFERENCES "public"."vendor_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_session_vendor_key" ON "login_session" USING btree ("vendor_key_id");