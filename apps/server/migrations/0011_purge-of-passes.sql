CREATE INDEX "pass_upload_dmscode" ON "pass_upload" USING btree ("dmscode");--> statement-breakpoint
CREATE INDEX "document_storage_key" ON "document" USING btree ("storage_key");