CREATE TABLE "answered_request" (
	"userid" text NOT NULL,
	"request_id" uuid NOT NULL,
	"call" text NOT NULL,
	"answer" jsonb,
	"at" bigint NOT NULL,
	CONSTRAINT "answered_request_userid_request_id_pk" PRIMARY KEY("userid","request_id")
);
--> statement-breakpoint
CREATE INDEX "answered_request_at" ON "answered_request" USING btree ("at");