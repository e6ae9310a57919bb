import { and, eq } from "drizzle-orm";
import { defineJob, type JobDefinition } from "../../platform/jobs.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Vault } from "../../platform/vault.ts";
import { resealSignOn } from "../single-sign-on/reseal.ts";
import { contextOfApp } from "./factors.ts";
import { authenticator } from "./tables.ts";

/** Encrypts with the newest key what was encrypted with an earlier one, so that the earlier one can be taken away (PRO-7, ACC-29). */
export async function resealApps({ db, vault }: Pick<Platform, "db"> & { readonly vault: Vault }): Promise<void> {
  for (const { userId, sealed } of await db.select().from(authenticator)) {
    if (await vault.isCurrent(sealed)) continue;
    const key = await vault.open(sealed, contextOfApp(userId));
    if (key === undefined) continue;
    const again = await vault.seal(key, contextOfApp(userId));
    await db
      .update(authenticator)
      .set({ sealed: again })
      // Whoever has set up another one meanwhile has sealed it with the newest key.
      .where(and(eq(authenticator.userId, userId), eq(authenticator.sealed, sealed)));
  }
}

/** The job that encrypts the secrets of authenticator apps and of single sign-on with the newest key. */
export const resealAuthenticators = (parts: Parameters<typeof resealApps>[0]): JobDefinition =>
  defineJob({
    name: "access.reseal",
    everySeconds: 3600,
    handler: async () => {
      await resealApps(parts);
      await resealSignOn(parts);
    },
  });
