import { emptyProfile, type LoyaltyMembership, type OwnProfile, profileLimits } from "@gatehouse/domain/profiles";
import { persist, readPersisted } from "../../../app/persisted-storage.ts";

const name = "profile.traveller";

const recordOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Readonly<Record<string, unknown>>) : {};

const textOf = (kept: unknown): string => (typeof kept === "string" ? kept : "");

const listOf = <Entry>(kept: unknown, entryOf: (entry: Readonly<Record<string, unknown>>) => Entry): readonly Entry[] =>
  (Array.isArray(kept) ? kept : [])
    .slice(0, profileLimits.memberships)
    .map((entry: unknown) => entryOf(recordOf(entry)));

const loyaltyOf = (entry: Readonly<Record<string, unknown>>): LoyaltyMembership => ({
  memberShipType: entry["memberShipType"] === "hotel" ? "hotel" : "car",
  programName: textOf(entry["programName"]),
  membershipId: textOf(entry["membershipId"]),
});

/** What was typed and not saved, which may be of any shape; undefined where there is nothing. */
export function readDraft(userid: string): Partial<OwnProfile> | undefined {
  const kept = recordOf(readPersisted(name, userid));
  const fields = Object.keys(emptyProfile).filter((field) => field in kept);
  if (fields.length === 0) return undefined;
  return Object.fromEntries(
    fields.map((field) => [
      field,
      field === "frequentFlyerNos"
        ? listOf(kept[field], (entry) => ({
            airline: textOf(entry["airline"]),
            membershipId: textOf(entry["membershipId"]),
          }))
        : field === "loyaltyMemberships"
          ? listOf(kept[field], loyaltyOf)
          : textOf(kept[field]),
    ]),
  );
}

/**
 * Keeps what was typed into the traveller's profile and not saved.
 * @param typed the fields that say something else than what is stored; without any, nothing is kept
 */
export const keepDraft = (userid: string, typed: Partial<OwnProfile>): void =>
  persist(name, userid, Object.keys(typed).length === 0 ? undefined : typed);
