import {
  type ProgramChange,
  programCells,
  programChanges,
  programColumns,
  type ProgramFacts,
  programKey,
  readProgram,
} from "@gatehouse/domain/requests";
import { stringify } from "csv-stringify/sync";
import { and, asc, desc, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { type Airports, loadAirports } from "../reference/airports.ts";
import { type FileProblem, programLines } from "./program-lines.ts";
import { program, programImport } from "./tables.ts";
import type { Reader } from "./visible.ts";

/** Vendors whose programs somebody sees; a vendor's user changes those of their own alone (REQ-22). */
async function vendorsOf(tx: Queryable, reader: Reader) {
  const [user] = await tx.select({ own: appUser.vendor }).from(appUser).where(eq(appUser.id, reader.userId));
  const rows = await tx
    .select({ code: vendor.code, name: vendor.name })
    .from(vendor)
    .where(vendorScope(reader, vendor.code))
    .orderBy(asc(vendor.name), asc(vendor.code));
  const own = user?.own ?? null;
  return { own, vendors: rows.map((row) => ({ ...row, editable: own === null || row.code === own })) };
}

/** The vendor that is meant: who is named, one's own, or the first; undefined where the reader sees none of the name. */
async function vendorMeant(tx: Queryable, reader: Reader, code: string) {
  const { own, vendors } = await vendorsOf(tx, reader);
  const wanted = code || own;
  const meant = wanted ? vendors.find((one) => one.code === wanted) : vendors[0];
  return meant && { meant, vendors };
}

const readPrograms = (tx: Queryable, vendorCode: string) =>
  tx
    .select()
    .from(program)
    .where(eq(program.vendor, vendorCode))
    .orderBy(asc(program.hospital), asc(program.city), asc(program.id));

const factsOf = ({ vendor: _vendor, id: _id, ...facts }: typeof program.$inferSelect): ProgramFacts => facts;

/** All programs of a vendor; undefined where the reader sees no such vendor. */
export async function listPrograms(tx: Queryable, reader: Reader, code: string) {
  const found = await vendorMeant(tx, reader, code);
  if (!found) return undefined;
  const vendorCode = found.meant.code;
  const rows = await readPrograms(tx, vendorCode);
  const [last] = await tx
    .select({ userid: programImport.userid, at: programImport.at })
    .from(programImport)
    .where(eq(programImport.vendor, vendorCode))
    .orderBy(desc(programImport.id))
    .limit(1);
  return {
    vendors: found.vendors,
    vendorCode,
    programs: rows.map(({ vendor: _vendor, ...row }) => row),
    lastImport: last ?? null,
  };
}

/** The programs of a vendor as the file that can be imported again; undefined where the reader sees no such vendor. */
export async function programFile(tx: Queryable, reader: Reader, code: string): Promise<File | undefined> {
  const found = await vendorMeant(tx, reader, code);
  if (!found) return undefined;
  const rows = await readPrograms(tx, found.meant.code);
  const text = stringify(
    rows.map((row) => programCells(factsOf(row))),
    { header: true, columns: [...programColumns], bom: true, escape_formulas: true, record_delimiter: "\r\n" },
  );
  return new File([text], `programs-${found.meant.code}.csv`, { type: "text/csv;charset=utf-8" });
}

/** Stands for the programs as they are: another one means that somebody changed them. */
const stateOf = (rows: readonly (typeof program.$inferSelect)[]): string =>
  createHash("sha256").update(JSON.stringify(rows)).digest("hex");

interface PlannedLine {
  readonly line: number;
  readonly hospital: string;
  readonly city: string;
  readonly action: "add" | "change" | "same";
  readonly changes: readonly ProgramChange[];
  /** Of the program that stands; undefined for a new one. */
  readonly id: number | undefined;
  readonly facts: ProgramFacts;
}

/** What a file would change. */
function planImport(
  bytes: Uint8Array,
  rows: readonly (typeof program.$inferSelect)[],
  airports: Airports,
): { readonly planned: readonly PlannedLine[]; readonly problems: readonly FileProblem[] } {
  const read = programLines(bytes);
  if ("problems" in read) return { planned: [], problems: read.problems };
  const standing = new Map(rows.map((row) => [programKey(row), row]));
  const problems: FileProblem[] = [];
  const planned: PlannedLine[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of read.lines) {
    const key = programKey({ hospital: cells.hospital?.trim() ?? "", city: cells.city?.trim() ?? "" });
    const row = standing.get(key);
    const before = row && factsOf(row);
    const made = readProgram(cells, before, (iata) => airports.find(iata) !== undefined);
    if ("problems" in made) {
      problems.push(...made.problems.map((problem) => ({ line, ...problem })));
      continue;
    }
    if (seen.has(key)) problems.push({ line, column: "hospital", code: "program.twice" });
    seen.add(key);
    const changes = programChanges(before, made.program);
    const { hospital, city } = made.program;
    const action = row ? (changes.length > 0 ? "change" : "same") : "add";
    planned.push({ line, hospital, city, action, changes, id: row?.id, facts: made.program });
  }
  return { planned, problems };
}

export type ImportResult =
  | { readonly outcome: "unknown" | "read-only" | "changed" }
  | { readonly outcome: "invalid"; readonly problems: readonly FileProblem[] }
  | {
      readonly outcome: "planned" | "imported";
      readonly state: string;
      readonly problems: readonly FileProblem[];
      readonly lines: readonly Omit<PlannedLine, "id" | "facts">[];
    };

interface ImportOf {
  readonly vendorCode: string;
  readonly bytes: Uint8Array;
  /** Of the dry run; undefined for one. */
  readonly state: string | undefined;
}

const linesOf = (planned: readonly PlannedLine[]) => planned.map(({ id: _id, facts: _facts, ...line }) => line);

async function importIn(
  tx: Transaction,
  reader: Reader,
  { vendorCode, bytes, state }: ImportOf,
  airports: Airports,
  now: number,
): Promise<ImportResult> {
  const found = await vendorMeant(tx, reader, vendorCode);
  if (!found) return { outcome: "unknown" };
  if (!found.meant.editable) return { outcome: "read-only" };
  const { code } = found.meant;
  // Of two imports at once the second sees what the first has done.
  if (state !== undefined) await tx.select().from(vendor).where(eq(vendor.code, code)).for("update");
  const rows = await readPrograms(tx, code);
  const { planned, problems } = planImport(bytes, rows, airports);
  const lines = linesOf(planned);
  if (state === undefined) return { outcome: "planned", state: stateOf(rows), problems, lines };
  if (problems.length > 0) return { outcome: "invalid", problems };
  const [added, changed] = ["add", "change"].map((action) => planned.filter((one) => one.action === action));
  // Asked twice, what the first has done stands.
  if (!added?.length && !changed?.length) return { outcome: "imported", state: stateOf(rows), problems, lines };
  if (state !== stateOf(rows)) return { outcome: "changed" };
  const columns = (facts: ProgramFacts) => ({ ...facts, otherAirports: [...facts.otherAirports] });
  for (const { facts } of added ?? []) await tx.insert(program).values({ ...columns(facts), vendor: code });
  for (const { id, facts } of changed ?? [])
    if (id !== undefined)
      await tx
        .update(program)
        .set(columns(facts))
        .where(and(eq(program.id, id), eq(program.vendor, code)));
  await tx.insert(programImport).values({
    vendor: code,
    userid: reader.userid,
    at: now,
    added: added?.length ?? 0,
    changed: changed?.length ?? 0,
  });
  return { outcome: "imported", state: stateOf(await readPrograms(tx, code)), problems, lines };
}

/** Says what a file of programs would change, or changes it: all of it, or nothing (REQ-22). Programs that it has not stay. */
export async function importPrograms(
  db: Database,
  reader: Reader,
  wanted: ImportOf,
  now: number,
): Promise<ImportResult> {
  const airports = await loadAirports();
  return db.transaction((tx) => importIn(tx, reader, wanted, airports, now));
}
