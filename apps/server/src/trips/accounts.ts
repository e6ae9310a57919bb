import { isNameOf, type ItineraryTraveller } from "@gatehouse/domain/trips";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import { isTravellerAccount } from "../access/traveller-accounts.ts";
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
function isNamed({ name, firstName, lastName }: Named, traveller: Omit<Traveller, "owner">): boolean {
  if (isNameOf(name, traveller)) return true;
  if (!firstName || !lastName) return false;
  const typed = `${traveller.lastName}/${traveller.firstName} ${traveller.middleName}`.trim();
  const said = { ...traveller, firstName, middleName: "", lastName };
  return isNameOf(`${lastName}/${firstName}`, traveller) || isNameOf(typed, said);
}

/** Somebody who travels, and the code of the vendor whose booking it is. */
interface Traveller extends Pick<ItineraryTraveller, "travelerId" | "firstName" | "middleName" | "lastName" | "email"> {
  readonly owner: string;
}

/**
 * The accounts of travellers, by `travelerId`: those of their vendor's travellers whose id or e-mail address is theirs (TRP-15).
 */
async function findAccounts(
  tx: Queryable,
  travellers: readonly Traveller[],
): Promise<ReadonlyMap<string, TravellerAccount>> {
  const ids = travellers.map(({ travelerId }) => travelerId).filter((id) => uuid.test(id));
  const emails = travellers.map(({ email }) => email.toLowerCase()).filter((email) => email !== "");
  if (ids.length === 0 && emails.length === 0) return new Map();
  const rows = await tx
    .select({
      id: appUser.id,
      email: appUser.email,
      name: appUser.name,
      vendor: appUser.vendor,
      firstName: travellerProfile.firstName,
      lastName: travellerProfile.lastName,
    })
    .from(appUser)
    .leftJoin(travellerProfile, eq(travellerProfile.userId, appUser.id))
    .where(
      and(
        or(inArray(appUser.id, ids), inArray(appUser.email, [...new Set(emails)])),
        inArray(appUser.vendor, [...new Set(travellers.map(({ owner }) => owner))]),
        isNull(appUser.disabledAt),
        isTravellerAccount,
      ),
    );
  return new Map(
    travellers.flatMap((traveller): readonly (readonly [string, TravellerAccount])[] => {
      const own = rows.filter(({ vendor }) => vendor === traveller.owner);
      const byId = own.find(({ id }) => id === traveller.travelerId);
      const account = byId ?? own.find(({ email }) => email === traveller.email.toLowerCase());
      if (!account) return [];
      const isOwn = byId !== undefined || isNamed(account, traveller);
      return [[traveller.travelerId, { userId: account.id, isOwn }]];
    }),
  );
}

/** The accounts of an itinerary's travellers, by `travelerId` (TRP-15). @param owner code of its vendor */
export const accountsOf = (
  tx: Queryable,
  owner: string,
  travellers: readonly ItineraryTraveller[],
): Promise<ReadonlyMap<string, TravellerAccount>> =>
  findAccounts(
    tx,
    travellers.map((traveller) => ({ ...traveller, owner })),
  );

/** Who flies on a booking, as the feed has it. */
interface Passenger {
  readonly checkInId: number;
  /** Code of the booking's vendor. */
  readonly vendor: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
  readonly email: string;
}

/** The users whose profiles are those of passengers, by check-in: who shares an e-mail address with another has none. */
export async function profilesOfPassengers(
  tx: Queryable,
  passengers: readonly Passenger[],
): Promise<ReadonlyMap<number, string>> {
  const accounts = await findAccounts(
    tx,
    passengers.map(({ checkInId, vendor, firstname, middlename, lastname, email }) => ({
      travelerId: String(checkInId),
      owner: vendor,
      firstName: firstname,
      middleName: middlename,
      lastName: lastname,
      email,
    })),
  );
  return new Map([...accounts].flatMap(([id, { userId, isOwn }]) => (isOwn ? [[Number(id), userId] as const] : [])));
}

/** The travellers of an itinerary who have a profile of their own, and whose it is. */
export const profilesOf = async (
  tx: Queryable,
  owner: string,
  travellers: readonly ItineraryTraveller[],
): Promise<readonly { readonly travelerId: string; readonly userId: string }[]> =>
  [...(await accountsOf(tx, owner, travellers))].flatMap(([travelerId, { userId, isOwn }]) =>
    isOwn ? [{ travelerId, userId }] : [],
  );
