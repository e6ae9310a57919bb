import { and, eq } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import type { Vault } from "../platform/vault.ts";
import { contextOf } from "./documents.ts";
import { identityDocuments } from "./tables.ts";

/** Encrypts with the newest key what was encrypted with an earlier one, so that the earlier one can be taken away (PRO-7). */
export async function resealAll(db: Database, vault: Vault): Promise<void> {
  for (const { userId, sealed } of await db.select().from(identityDocuments)) {
    if (await vault.isCurrent(sealed)) continue;
    const text = await vault.open(sealed, contextOf(userId));
    if (text === undefined) continue;
    const again = await vault.seal(text, contextOf(userId));
    // Whoever saved meanwhile has sealed with the newest key.
    await db
      .update(identityDocuments)
      .set({ sealed: again })
      .where(and(eq(identityDocuments.userId, userId), eq(identityDocuments.sealed, sealed)));
  }
}

/** The job that encrypts identity documents with the newest key. */
export const resealDocuments = ({ db, vault }: Pick<Platform, "db"> & { readonly vault: Vault }): JobDefinition =>
  defineJob({ name: "profiles.reseal", everySeconds: 3600, handler: () => resealAll(db, vault) });
