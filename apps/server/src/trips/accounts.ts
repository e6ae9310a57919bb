import { isNameOf, type ItineraryTraveller } from "@gatehouse/domain/trips";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { travellerProfile } from "../profiles/tables.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The account that a traveller of an itinerary has. */
export interface TravellerAccount {
  readonly userId: string;
  /**
   * The traveller is who the account belongs to, by its id or its name: what their profile says holds for them. Otherwise they share an
   * e-mail address, as families do.
   */
  readonly isOwn: boolean;
}

interface Named {
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Whether a traveller has an account's name: either of them may be written in the letters of passports. */
function isNamed({ name, firstName, lastName }: Named, traveller: ItineraryTraveller): boolean {
  if (isNameOf(name, traveller)) return true;
  if (!firstName || !lastName) return false;
  const typed = `${traveller.lastName}/${traveller.firstName} ${traveller.middleName}`.trim();
  const said = { ...traveller, firstName, middleName: "", lastName };
  return isNameOf(`${lastName}/${firstName}`, traveller) || isNameOf(typed, said);
}

/**
 * The accounts of an itinerary's travellers, by `travelerId`: those of the vendor's travellers whose id or e-mail address stands in it
 * (TRP-15).
 */
export async function accountsOf(
  tx: Queryable,
  owner: string,
  travellers: readonly ItineraryTraveller[],
): Promise<ReadonlyMap<string, TravellerAccount>> {
  const ids = travellers.map(({ travelerId }) => travelerId).filter((id) => uuid.test(id));
  const emails = travellers.map(({ email }) => email.toLowerCase()).filter((email) => email !== "");
  if (ids.length === 0 && emails.length === 0) return new Map();
  const rows = await tx
    .select({
      id: appUser.id,
      email: appUser.email,
      name: appUser.name,
      firstName: travellerProfile.firstName,
      lastName: travellerProfile.lastName,
    })
    .from(appUser)
    .leftJoin(travellerProfile, eq(travellerProfile.userId, appUser.id))
    .where(
      and(
        or(inArray(appUser.id, ids), inArray(appUser.email, emails)),
        eq(appUser.vendor, owner),
        isNull(appUser.disabledAt),
        sql`upper(split_part(${appUser.roleList}, ',', 1)) = 'TRAVELLER'`,
      ),
    );
  return new Map(
    travellers.flatMap((traveller): readonly (readonly [string, TravellerAccount])[] => {
      const byId = rows.find(({ id }) => id === traveller.travelerId);
      const account = byId ?? rows.find(({ email }) => email === traveller.email.toLowerCase());
      if (!account) return [];
      const isOwn = byId !== undefined || isNamed(account, traveller);
      return [[traveller.travelerId, { userId: account.id, isOwn }]];
    }),
  );
}
