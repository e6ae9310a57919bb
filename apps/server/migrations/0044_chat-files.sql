CREATE TABLE "chat_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"dmscode" text,
	"width" integer,
	"height" integer,
	"seq" integer,
	"created_at" bigint NOT NULL,
	CONSTRAINT "chat_file_once" UNIQUE("room_id","sender","upload_id")
);
--> statement-breakpoint
ALTER TABLE "chat_file" ADD CONSTRAINT "chat_file_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_file" ADD CONSTRAINT "chat_file_dmscode_document_dmscode_fk" FOREIGN KEY ("dmscode") REFERENCES "public"."document"("dmscode") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_file_sender" ON "chat_file" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "chat_file_created" ON "chat_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_file_document" ON "chat_file" USING btree ("dmscode");