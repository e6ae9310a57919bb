CREATE TABLE "profile_deletion" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_deletion" ADD CONSTRAINT "profile_deletion_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;