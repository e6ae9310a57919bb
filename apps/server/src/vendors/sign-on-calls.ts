import { eq } from "drizzle-orm";
import { callerOrigin } from "../access/second-factor/site.ts";
import type { SignedInCalls } from "../access/guard.ts";
import { readVendorSignOn, removeVendorSignOn, saveVendorSignOn } from "../access/single-sign-on/vendor-sign-on.ts";
import { vendor } from "../access/tables.ts";
import type { Platform } from "../platform/platform.ts";
import type { Vault } from "../platform/vault.ts";
import { isAdministrator, publishVendor, visibleVendor } from "./visible.ts";

interface Parts extends Pick<Platform, "config" | "db" | "live" | "now"> {
  readonly vault: Vault;
}

const done = { ok: true } as const;

/** The calls about the provider of single sign-on of a vendor (ACC-38). */
export function vendorSignOnCalls({ vendors: area }: SignedInCalls, { config, db, live, now, vault }: Parts) {
  return {
    signOn: area.signOn.handler(async ({ input: { code }, context, errors }) => {
      const found = await visibleVendor(db, context.principal, code);
      if (!found) throw errors.NOT_FOUND();
      const { signOn, version } = await readVendorSignOn(db, code);
      const origin = callerOrigin(context, config);
      return {
        signOn: signOn && {
          ...signOn,
          domains: [...signOn.domains],
          claimRoles: signOn.claimRoles.map((one) => ({ ...one })),
        },
        version,
        redirectUri: `${origin}/login/sso/${encodeURIComponent(code)}`,
        signedOutUri: `${origin}/login`,
        mayChangeDomains: isAdministrator(context.principal),
      };
    }),
    saveSignOn: area.saveSignOn.handler(async ({ input: { code, ...input }, context: { principal }, errors }) => {
      const found = await visibleVendor(db, principal, code);
      if (!found) throw errors.NOT_FOUND();
      if (!found.editable) throw errors.READ_ONLY();
      const result = await db.transaction(async (tx) => {
        await tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.code, code)).for("update");
        const saved = await saveVendorSignOn(tx, code, input, {
          vault,
          config,
          actor: { doneBy: principal.userid, at: now() },
          mayChangeDomains: isAdministrator(principal),
        });
        if (saved.outcome === "saved") await publishVendor(tx, live, code);
        return saved;
      });
      switch (result.outcome) {
        case "saved":
          return done;
        case "changed":
          throw errors.CHANGED();
        case "read-only":
          throw errors.READ_ONLY();
        case "invalid":
          throw errors.INVALID({
            data: { problems: result.problems.map(({ field, code: wrong }) => ({ field, code: wrong })) },
          });
      }
    }),
    removeSignOn: area.removeSignOn.handler(async ({ input: { code }, context: { principal }, errors }) => {
      const found = await visibleVendor(db, principal, code);
      if (!found) throw errors.NOT_FOUND();
      if (!found.editable) throw errors.READ_ONLY();
      await db.transaction(async (tx) => {
        await removeVendorSignOn(tx, code, { doneBy: principal.userid, at: now() });
        await publishVendor(tx, live, code);
      });
      return done;
    }),
  };
}
