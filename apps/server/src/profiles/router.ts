import type { SignedInCalls } from "../access/guard.ts";
import type { Platform } from "../platform/platform.ts";
import { ownProfile, saveOwnProfile } from "./own-profile.ts";

/** Implements `contract.profiles`. */
export function profilesRouter(calls: SignedInCalls, { db, now }: Pick<Platform, "db" | "now">) {
  const area = calls.profiles;
  return {
    mine: area.mine.handler(({ context: { principal } }) => ownProfile(db, principal)),
    save: area.save.handler(async ({ input, context: { principal }, errors }) => {
      const result = await saveOwnProfile(db, principal, input, now());
      switch (result.outcome) {
        case "invalid":
          throw errors.INVALID_PROFILE({ data: { problems: [...result.problems] } });
        case "changed":
          throw errors.CHANGED_MEANWHILE({ data: { stands: result.stands } });
        case "saved":
          return result.profile;
      }
    }),
  };
}
