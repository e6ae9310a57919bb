import { maySee } from "@gatehouse/domain/analytics";
import { indexNames, layerWords, type Name, type NameIndex } from "@gatehouse/domain/analytics/parser";
import { and, inArray, isNull, or, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import { billingRecord } from "../costs/tables.ts";
import type { Database } from "../platform/database.ts";
import { airlineNames } from "../reference/airlines.ts";
import { loadAirports } from "../reference/airports.ts";

export interface KnownNames {
  readonly index: NameIndex;
  /** What a code is called. */
  readonly called: (kind: Name["kind"], code: string) => string | undefined;
}

/** Hospitals and programs of the billing records that a reader sees, as the view of costs has them. */
async function readBilled(db: Database, reader: Pick<Principal, "vendors">): Promise<readonly Name[]> {
  const found = await db
    .selectDistinct({
      hospital: billingRecord.hospitalName,
      program: sql<
        string | null
      >`analytics.program(${billingRecord.hospitalName}, ${billingRecord.hospitalDepartmentCode}, ${billingRecord.hospitalDepartmentName})`,
    })
    .from(billingRecord)
    .where(vendorScope(reader, billingRecord.vendor));
  const named = (kind: "hospital" | "program", all: readonly (string | null)[]): readonly Name[] =>
    // What has a quotation mark cannot be quoted in a question.
    [...new Set(all)].flatMap((name) => (name && !/["“”«»]/.test(name) ? [{ kind, code: name, names: [name] }] : []));
  return [
    ...named(
      "hospital",
      found.map(({ hospital }) => hospital.trim()),
    ),
    ...named(
      "program",
      found.map(({ program }) => program),
    ),
  ];
}

/** Seconds for which names are kept. */
const freshness = 60;

type Knower = Pick<Principal, "permissions" | "vendors">;

const seesCosts = ({ permissions }: Knower): boolean => maySee("costs", permissions);

/**
 * The names that a reader may know: every airline and airport, the vendors and the staff that they may see, and who sees what trips
 * cost those of hospitals and programs for which they were billed.
 */
export function createKnownNames(db: Database, now: () => number) {
  const kept = new Map<string, { readonly until: number; readonly names: Promise<KnownNames> }>();
  let fixed: Promise<readonly Name[]> | undefined;
  const readFixed = async (): Promise<readonly Name[]> => {
    const airports = await loadAirports();
    return [
      ...Object.entries(airlineNames).map(([code, name]): Name => ({ kind: "airline", code, names: [name] })),
      ...airports.all.map(({ iata, name, city }): Name => ({
        kind: "airport",
        code: iata,
        names: [name, city.name, city.french, ...city.names],
      })),
    ];
  };
  const read = async (reader: Knower): Promise<KnownNames> => {
    fixed ??= readFixed();
    const vendors = await db
      .select({ code: vendor.code, name: vendor.name })
      .from(vendor)
      .where(vendorScope(reader, vendor.code));
    const own =
      reader.vendors === "all" ? undefined : or(isNull(appUser.vendor), inArray(appUser.vendor, [...reader.vendors]));
    const people = await db
      .select({ code: appUser.userid, name: appUser.name })
      .from(appUser)
      .where(and(sql`upper(split_part(${appUser.roleList}, ',', 1)) <> 'TRAVELLER'`, own));
    const billed = seesCosts(reader) ? await readBilled(db, reader) : [];
    const names: readonly Name[] = [
      ...(await fixed),
      ...billed,
      ...vendors.map(({ code, name }): Name => ({ kind: "vendor", code, names: [name] })),
      ...people.map(({ code, name }): Name => ({ kind: "operator", code, names: [name] })),
      { kind: "operator", code: "AUTOMATION", names: ["Automation"] },
    ];
    const called = new Map(names.map(({ kind, code, names: [first] }) => [`${kind} ${code}`, first]));
    return { index: indexNames(names, layerWords), called: (kind, code) => called.get(`${kind} ${code}`) };
  };
  return async (reader: Knower): Promise<KnownNames> => {
    const key = `${seesCosts(reader)} ${reader.vendors === "all" ? "all" : [...reader.vendors].toSorted().join(" ")}`;
    const there = kept.get(key);
    if (there && there.until > now()) return there.names;
    if (kept.size > 200) kept.clear();
    const names = read(reader);
    kept.set(key, { until: now() + freshness, names });
    names.catch(() => kept.delete(key));
    return names;
  };
}
