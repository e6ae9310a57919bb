import { and, eq } from "drizzle-orm";
import type { Platform } from "../../platform/platform.ts";
import type { Vault } from "../../platform/vault.ts";
import { contextOfToken } from "./accounts.ts";
import { contextOfSecret } from "./providers.ts";
import { signOnIdentity, vendorSignOn } from "./tables.ts";

/** Encrypts with the newest key the secrets and tokens that were encrypted with an earlier one (PRO-7). */
export async function resealSignOn({ db, vault }: Pick<Platform, "db"> & { readonly vault: Vault }): Promise<void> {
  const again = async (sealed: string, context: string): Promise<string | undefined> => {
    if (await vault.isCurrent(sealed)) return undefined;
    const text = await vault.open(sealed, context);
    return text === undefined ? undefined : vault.seal(text, context);
  };
  for (const { vendor, sealedSecret: before } of await db.select().from(vendorSignOn)) {
    const sealedSecret = await again(before, contextOfSecret(vendor));
    if (sealedSecret !== undefined)
      await db
        .update(vendorSignOn)
        .set({ sealedSecret })
        .where(and(eq(vendorSignOn.vendor, vendor), eq(vendorSignOn.sealedSecret, before)));
  }
  for (const { userId, sealedToken: before } of await db.select().from(signOnIdentity)) {
    const sealedToken = await again(before, contextOfToken(userId));
    if (sealedToken !== undefined)
      await db
        .update(signOnIdentity)
        .set({ sealedToken })
        .where(and(eq(signOnIdentity.userId, userId), eq(signOnIdentity.sealedToken, before)));
  }
}
