CREATE TABLE "email_opt_out" (
	"address" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"ended_at" bigint
);
