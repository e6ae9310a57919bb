import {
  carsAndHotelsOf,
  changedFields,
  emptyProfile,
  normaliseProfile,
  type OwnProfile,
  phoneOfParts,
  phoneParts,
  type ProfileProblem,
  profileProblems,
} from "@gatehouse/domain/profiles";
import { isFlightsOnly } from "@gatehouse/domain/requests";
import { todayAnywhere } from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { recordAccess } from "../access/audit.ts";
import type { Principal } from "../access/principal.ts";
import { appUser } from "../access/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { missingOf, readProfile, type ReadProfile } from "./read-profile.ts";
import { travellerProfile } from "./tables.ts";

/** What is stored, as the form has it. */
function ownOf({ profile }: ReadProfile): OwnProfile {
  if (!profile) return emptyProfile;
  const { prefix, firstName, middleName, lastName, gender, tz, specialNote } = profile;
  const { prefAirports, preferredTravelTime, carRentalDetails, paymentInfo } = profile;
  return {
    prefix,
    firstName,
    middleName,
    lastName,
    gender,
    tz,
    specialNote,
    prefAirports,
    preferredTravelTime,
    carRentalDetails,
    payerFlight: paymentInfo.flight,
    payerCar: paymentInfo.car,
    payerHotel: paymentInfo.hotel,
    dob: profile.dob ?? "",
    language: profile.language ?? "",
    ...phoneParts(profile.phone),
    frequentFlyerNos: profile.frequentFlyerNos.map(({ airline, membershipId }) => ({ airline, membershipId })),
    loyaltyMemberships: profile.loyaltyMemberships.map(({ memberShipType, programName, membershipId }) => ({
      memberShipType,
      programName,
      membershipId,
    })),
  };
}

/** Whether a traveller's organisation asks for flights only: of cars and hotels nothing is told then (REQ-3). */
const hasFlightsOnly = ({ vendor }: Pick<ReadProfile, "vendor">): boolean =>
  isFlightsOnly({ vendorCode: vendor ?? "" });

/** What is stored, as far as it is told. */
export function toldOf(read: ReadProfile): OwnProfile {
  const own = ownOf(read);
  return hasFlightsOnly(read) ? { ...own, ...carsAndHotelsOf(emptyProfile) } : own;
}

/** Says which content was read, without a column of its own: the same content has the same version. */
const versionOf = (profile: OwnProfile): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(profile).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest("base64url");

function shown(read: ReadProfile) {
  const own = toldOf(read);
  return {
    flightsOnly: hasFlightsOnly(read),
    email: read.email,
    ...own,
    frequentFlyerNos: [...own.frequentFlyerNos],
    loyaltyMemberships: [...own.loyaltyMemberships],
    missingDetails: [...missingOf(read)],
    version: versionOf(own),
  };
}

async function readMine(tx: Queryable, userId: string): Promise<ReadProfile> {
  const read = await readProfile(tx, userId);
  if (!read) throw new Error("Whoever is signed in has no account.");
  return read;
}

/** The profile of whoever asks (PRO-1). */
export const ownProfile = async (db: Queryable, { userId }: Pick<Principal, "userId">) =>
  shown(await readMine(db, userId));

type Shown = ReturnType<typeof shown>;

export type SavedProfile =
  | { readonly outcome: "invalid"; readonly problems: readonly ProfileProblem[] }
  /** Somebody saved since it was read: the same person in another tab. */
  | { readonly outcome: "changed"; readonly stands: Shown }
  | { readonly outcome: "saved"; readonly profile: Shown };

/**
 * Saves the profile of whoever asks, judged by the form's own rules (PRO-3), and notes which fields changed, never what they say
 * (PRO-5).
 * @param version of what was read (PRO-4)
 */
export async function saveOwnProfile(
  db: Database,
  { userId, userid }: Pick<Principal, "userId" | "userid">,
  { version, ...given }: OwnProfile & { readonly version: string },
  now: number,
): Promise<SavedProfile> {
  const problems = profileProblems(given, { today: todayAnywhere(now) });
  if (problems.length > 0) return { outcome: "invalid", problems };
  return db.transaction(async (tx): Promise<SavedProfile> => {
    // Two tabs that save at once go one after the other, also where there is no profile yet.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("update");
    const read = await readMine(tx, userId);
    const stored = ownOf(read);
    // What is not told is not changed either.
    const next = { ...normaliseProfile(given), ...(hasFlightsOnly(read) ? carsAndHotelsOf(stored) : {}) };
    const changed = changedFields(stored, next);
    if (changed.length === 0) return { outcome: "saved", profile: shown(read) };
    if (versionOf(toldOf(read)) !== version) return { outcome: "changed", stands: shown(read) };
    const { phoneCode, phoneNumber, dob, language, payerFlight, payerCar, payerHotel, ...texts } = next;
    const row = {
      ...texts,
      paymentInfo: { flight: payerFlight, car: payerCar, hotel: payerHotel },
      dob: dob === "" ? null : dob,
      language: language === "" ? null : language,
      phone: phoneOfParts({ phoneCode, phoneNumber }),
    };
    await tx
      .insert(travellerProfile)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: travellerProfile.userId, set: row });
    await recordAccess(tx, { doneBy: userid, at: now }, userid, "PROFILE_SAVED", changed.join(", "));
    return { outcome: "saved", profile: shown(await readMine(tx, userId)) };
  });
}
