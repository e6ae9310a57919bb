CREATE TABLE "ancillary_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ancillary_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"booking_id" bigint NOT NULL,
	"booking_no" text NOT NULL,
	"state" text NOT NULL,
	"state_at" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"total" bigint NOT NULL,
	"passengers" smallint NOT NULL,
	"segments" bigint[] NOT NULL,
	"lines" jsonb NOT NULL,
	"declined" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ancillary_order_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ancillary_order_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ancillary_price" (
	"vendor" text NOT NULL,
	"currency" varchar(3) NOT NULL,
	"product" text NOT NULL,
	"unit" integer NOT NULL,
	CONSTRAINT "ancillary_price_vendor_currency_product_pk" PRIMARY KEY("vendor","currency","product")
);
--> statement-breakpoint
CREATE TABLE "booking_service" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"booking_id" bigint NOT NULL,
	"segment_id" bigint,
	"service" text NOT NULL,
	"began" boolean DEFAULT false NOT NULL,
	"active_from" bigint NOT NULL,
	"active_until" bigint
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"provider" text NOT NULL,
	"session" text,
	"page" text,
	"state" text NOT NULL,
	"state_at" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"refunded_by" text
);
--> statement-breakpoint
CREATE TABLE "payment_news" (
	"provider" text NOT NULL,
	"news_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"event" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "payment_news_provider_news_id_pk" PRIMARY KEY("provider","news_id")
);
--> statement-breakpoint
ALTER TABLE "ancillary_order" ADD CONSTRAINT "ancillary_order_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancillary_order" ADD CONSTRAINT "ancillary_order_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancillary_order" ADD CONSTRAINT "ancillary_order_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancillary_order_log" ADD CONSTRAINT "ancillary_order_log_order_id_ancillary_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ancillary_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancillary_price" ADD CONSTRAINT "ancillary_price_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_service" ADD CONSTRAINT "booking_service_order_id_ancillary_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ancillary_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_service" ADD CONSTRAINT "booking_service_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_service" ADD CONSTRAINT "booking_service_segment_id_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_ancillary_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ancillary_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_news" ADD CONSTRAINT "payment_news_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ancillary_order_booking" ON "ancillary_order" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "ancillary_order_owner" ON "ancillary_order" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ancillary_order_log_order" ON "ancillary_order_log" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_service_order" ON "booking_service" USING btree ("order_id","service",coalesce(segment_id, 0));--> statement-breakpoint
CREATE INDEX "booking_service_booking" ON "booking_service" USING btree ("booking_id") WHERE active_until is null;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_vendor" ON "payment" USING btree ("vendor","created_at");--> statement-breakpoint
CREATE INDEX "payment_news_payment" ON "payment_news" USING btree ("payment_id");