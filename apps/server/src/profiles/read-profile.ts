import { missingBasicDetails, type BasicDetail } from "@gatehouse/domain/profiles";
import { eq } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { travellerProfile } from "./tables.ts";

type Stored = typeof travellerProfile.$inferSelect;

/** A traveller with their account's e-mail address and name, and what they said about themselves. */
export interface ReadProfile {
  readonly id: string;
  readonly email: string;
  /** First, middle and last name, or the account's where there is no profile yet. */
  readonly name: string;
  readonly vendor: string | null;
  readonly profile: Omit<Stored, "userId"> | null;
}

/** Reads what a traveller has said about themselves, with their account. @returns undefined when there is no such user */
export async function readProfile(tx: Queryable, userId: string): Promise<ReadProfile | undefined> {
  const [row] = await tx
    .select({
      id: appUser.id,
      email: appUser.email,
      account: appUser.name,
      vendor: appUser.vendor,
      profile: travellerProfile,
    })
    .from(appUser)
    .leftJoin(travellerProfile, eq(travellerProfile.userId, appUser.id))
    .where(eq(appUser.id, userId));
  if (!row) return undefined;
  const { account, ...rest } = row;
  const names = [row.profile?.firstName, row.profile?.middleName, row.profile?.lastName].filter(Boolean);
  return { ...rest, name: names.length > 0 ? names.join(" ") : account };
}

/** What a traveller's profile lacks (REQ-15). */
export const missingOf = ({ email, profile }: ReadProfile): readonly BasicDetail[] =>
  missingBasicDetails({ ...profile, email });
