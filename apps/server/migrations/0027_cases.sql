CREATE TABLE "case_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"action" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_comment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"internal" boolean NOT NULL,
	"segment_id" bigint,
	"html" text NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', words)) STORED,
	"created_at" bigint NOT NULL,
	"writer_id" uuid NOT NULL,
	"writer" text NOT NULL,
	"writer_name" text NOT NULL,
	"role" text NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "case_comment_once" UNIQUE("writer_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "case_read" (
	"case_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"internal" boolean NOT NULL,
	"segment_id" bigint DEFAULT 0 NOT NULL,
	"up_to" bigint NOT NULL,
	CONSTRAINT "case_read_case_id_user_id_kind_internal_segment_id_pk" PRIMARY KEY("case_id","user_id","kind","internal","segment_id")
);
--> statement-breakpoint
CREATE TABLE "travel_case" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"booking_no" text,
	"request_id" bigint,
	"segment_id" bigint,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"assigned_to" text,
	"initial_comment" text DEFAULT '' NOT NULL,
	"closing_comment" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"traveller_id" uuid,
	"traveller_name" text DEFAULT '' NOT NULL,
	"traveller_email" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_audit" ADD CONSTRAINT "case_audit_case_id_travel_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."travel_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comment" ADD CONSTRAINT "case_comment_case_id_travel_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."travel_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comment" ADD CONSTRAINT "case_comment_writer_id_app_user_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_read" ADD CONSTRAINT "case_read_case_id_travel_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."travel_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_read" ADD CONSTRAINT "case_read_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_case" ADD CONSTRAINT "travel_case_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_case" ADD CONSTRAINT "travel_case_request_id_travel_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."travel_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_case" ADD CONSTRAINT "travel_case_traveller_id_app_user_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_audit_case" ON "case_audit" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_comment_thread" ON "case_comment" USING btree ("case_id","kind","internal","id");--> statement-breakpoint
CREATE INDEX "case_comment_search" ON "case_comment" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "travel_case_request" ON "travel_case" USING btree ("request_id") WHERE segment_id is null and request_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "travel_case_booking" ON "travel_case" USING btree ("vendor","booking_no") WHERE segment_id is null and booking_no is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "travel_case_segment" ON "travel_case" USING btree ("segment_id") WHERE segment_id is not null;--> statement-breakpoint
CREATE INDEX "travel_case_state" ON "travel_case" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "travel_case_vendor" ON "travel_case" USING btree ("vendor","state","created_at","id");--> statement-breakpoint
CREATE INDEX "travel_case_assigned" ON "travel_case" USING btree ("assigned_to","state","id");--> statement-breakpoint
CREATE INDEX "travel_case_booking_no" ON "travel_case" USING btree ("booking_no");--> statement-breakpoint
CREATE INDEX "travel_case_traveller" ON "travel_case" USING btree ("traveller_id");
--> statement-breakpoint
INSERT INTO "travel_case" ("vendor", "booking_no", "request_id", "created_at", "traveller_id", "traveller_name", "traveller_email")
	SELECT r.vendor, CASE WHEN row_number() OVER (PARTITION BY r.vendor, r.booking_no ORDER BY r.id) = 1 THEN r.booking_no END, r.id, r.created_at, r.traveller_id, r.traveller_name, u.email
	FROM travel_request r JOIN app_user u ON u.id = r.traveller_id;--> statement-breakpoint
INSERT INTO "case_audit" ("case_id", "action", "userid", "at") SELECT id, 'OPENED', '', created_at FROM travel_case;
