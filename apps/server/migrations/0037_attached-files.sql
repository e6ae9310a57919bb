CREATE TABLE "itinerary_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"dmscode" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "itinerary_version" ADD COLUMN "attachments" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "itinerary_file" ADD CONSTRAINT "itinerary_file_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_file" ADD CONSTRAINT "itinerary_file_dmscode_document_dmscode_fk" FOREIGN KEY ("dmscode") REFERENCES "public"."document"("dmscode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itinerary_file_created" ON "itinerary_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "itinerary_file_dmscode" ON "itinerary_file" USING btree ("dmscode");--> statement-breakpoint
CREATE INDEX "itinerary_file_uploader" ON "itinerary_file" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "itinerary_version_attachments" ON "itinerary_version" USING gin ("attachments");