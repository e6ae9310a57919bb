CREATE TABLE "vendor_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"vendor" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	"revoked_at" bigint,
	CONSTRAINT "vendor_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "passenger" ADD COLUMN "cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pnr" ADD COLUMN "fed_version" bigint;--> statement-breakpoint
ALTER TABLE "vendor_key" ADD CONSTRAINT "vendor_key_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_key_vendor" ON "vendor_key" USING btree ("vendor");