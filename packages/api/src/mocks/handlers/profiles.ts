import { changedFields, missingBasicDetails, normaliseProfile, profileProblems } from "@gatehouse/domain/profiles";
import { todayAnywhere } from "@gatehouse/domain/travellers";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockProfile } from "../mock-profile.ts";

export interface ProfileBackend {
  readonly profile: MockProfile;
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

/** The signed-in user's own profile, by the rules of domain. */
export function profileCalls({ profile, user, now }: ProfileBackend): Implementation<typeof contract.profiles> {
  const shown = () => {
    const own = profile.get();
    const email = `${user().userid}@gatehouse.example`;
    return {
      email,
      ...own,
      frequentFlyerNos: [...own.frequentFlyerNos],
      loyaltyMemberships: [...own.loyaltyMemberships],
      missingDetails: [...missingBasicDetails({ ...own, email })],
      version: profile.version(),
    };
  };
  return {
    mine: shown,
    save: ({ version, ...given }, fail) => {
      const problems = profileProblems(given, { today: todayAnywhere(now()) });
      if (problems.length > 0) throw fail("INVALID_PROFILE", { problems: problems.map((one) => ({ ...one })) });
      const next = normaliseProfile(given);
      if (changedFields(profile.get(), next).length === 0) return shown();
      if (version !== profile.version()) throw fail("CHANGED_MEANWHILE", { stands: shown() });
      profile.set(next);
      return shown();
    },
  };
}
