CREATE TABLE "case_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dmscode" text NOT NULL,
	"uploader_id" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_comment_picture" (
	"picture_id" uuid NOT NULL,
	"comment_id" bigint NOT NULL,
	CONSTRAINT "case_comment_picture_picture_id_comment_id_pk" PRIMARY KEY("picture_id","comment_id")
);
--> statement-breakpoint
ALTER TABLE "case_picture" ADD CONSTRAINT "case_picture_dmscode_document_dmscode_fk" FOREIGN KEY ("dmscode") REFERENCES "public"."document"("dmscode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_picture" ADD CONSTRAINT "case_picture_uploader_id_app_user_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comment_picture" ADD CONSTRAINT "case_comment_picture_picture_id_case_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."case_picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comment_picture" ADD CONSTRAINT "case_comment_picture_comment_id_case_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."case_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_picture_uploader" ON "case_picture" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "case_picture_created" ON "case_picture" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "case_comment_picture_comment" ON "case_comment_picture" USING btree ("comment_id");