import type { SignedInCalls } from "../access/guard.ts";
import type { Platform } from "../platform/platform.ts";
import type { Documents } from "./documents.ts";
import { signLink, type LinkKeys } from "./links.ts";

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly documents: Documents;
  readonly keys: LinkKeys;
}

/** Implements `contract.documents`. */
export const documentsRouter = (calls: SignedInCalls, { db, now, documents, keys }: Parts) => ({
  url: calls.documents.url.handler(async ({ input: { dmscode }, context: { principal }, errors }) => {
    const found = await documents.find(db, principal, dmscode);
    if (!found) throw (await documents.isGone(db, principal, dmscode)) ? errors.NOT_KEPT() : errors.NOT_FOUND();
    await documents.opened(principal, found);
    return signLink(keys, found.dmscode, now());
  }),
});
