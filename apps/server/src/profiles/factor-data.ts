import { codeSeconds } from "@gatehouse/domain/access";
import { asc, eq } from "drizzle-orm";
import { authenticator, passkey, recoveryCode } from "../access/second-factor/tables.ts";
import { signOnIdentity } from "../access/single-sign-on/tables.ts";
import type { PersonalData } from "./personal-data.ts";

/** How a user signs in besides the password: what there is and when it was used, and never what it is made of (ACC-29 to ACC-33, ACC-39). */
export const factorData: PersonalData = {
  name: "signInMethods",
  held: async (tx, { userId }) => {
    const apps = await tx.select().from(authenticator).where(eq(authenticator.userId, userId));
    const keys = await tx.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt));
    const codes = await tx
      .select()
      .from(recoveryCode)
      .where(eq(recoveryCode.userId, userId))
      .orderBy(asc(recoveryCode.id));
    const identities = await tx.select().from(signOnIdentity).where(eq(signOnIdentity.userId, userId));
    const uses = codes.flatMap(({ usedAt }) => usedAt ?? []);
    const [first] = codes;
    return [
      ...apps.map(({ since, lastStep }) => ({
        kind: "AUTHENTICATOR_APP",
        createdAt: since,
        lastUsedAt: lastStep > 0 ? lastStep * codeSeconds : null,
      })),
      ...keys.map(({ name, createdAt, lastUsedAt }) => ({ kind: "PASSKEY", name, createdAt, lastUsedAt })),
      ...(first
        ? [
            {
              kind: "RECOVERY_CODES",
              createdAt: first.madeAt,
              lastUsedAt: uses.length === 0 ? null : Math.max(...uses),
              codesLeft: codes.length - uses.length,
            },
          ]
        : []),
      ...identities.map(({ issuer, subject, linkedAt, lastSignInAt }) => ({
        kind: "SINGLE_SIGN_ON",
        issuer,
        knownAs: subject,
        createdAt: linkedAt,
        lastUsedAt: lastSignInAt,
      })),
    ];
  },
};
