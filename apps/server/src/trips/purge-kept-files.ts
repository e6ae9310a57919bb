import type { Documents } from "../documents/documents.ts";
import type { Database } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import { forgetAttachments } from "./attachments.ts";
import { forgetFinishedPdfs } from "./finished-pdf.ts";

/** Forgets files that no version uses, once a day (TRP-41, TRP-42). */
export const purgeKeptFiles = (db: Database, documents: Pick<Documents, "remove">, now: () => number): JobDefinition =>
  defineJob({
    name: "trips.forget-files",
    everySeconds: 86_400,
    handler: async () => {
      await forgetFinishedPdfs(db, documents, now());
      await forgetAttachments(db, documents, now());
    },
  });
