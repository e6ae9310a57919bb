import type { CallHouse, Department, DynamicField, Program } from "./program.ts";

/** Columns of a file of programs, in the order in which they are written (REQ-22). */
export const programColumns = [
  "hospital",
  "city",
  "state",
  "stateCode",
  "active",
  "departments",
  "bestAirport",
  "closestAirport",
  "otherAirports",
  "callHouseName",
  "callHouseAddress",
  "callHouseCity",
  "callHouseState",
  "callHouseZipCode",
  "callHousePhone",
  "callHouseUrl",
  "callHouseActive",
  "fields",
] as const;
export type ProgramColumn = (typeof programColumns)[number];

/** Whether a text names a column of a file of programs. */
export const isProgramColumn = (name: string): name is ProgramColumn =>
  (programColumns as readonly string[]).includes(name);

/** A line of a file: what stands in its columns. A column that the file has not is left out. */
export type ProgramCells = { readonly [Column in ProgramColumn]?: string };

/** A program as a file says it. */
export type ProgramFacts = Omit<Program, "id">;

export const programProblemCodes = [
  "program.hospital.required",
  "program.text.long",
  "program.flag.invalid",
  "program.airport.unknown",
  "program.pair.invalid",
  "program.name.twice",
  "program.url.invalid",
  "program.twice",
] as const;
export type ProgramProblemCode = (typeof programProblemCodes)[number];

/** What is wrong in one cell. */
export interface ProgramProblem {
  readonly column: ProgramColumn;
  readonly code: ProgramProblemCode;
}

export const programLimits = {
  /** Lines of a file. */
  lines: 2000,
  /** Bytes of a file. */
  bytes: 500_000,
  /** Characters of a cell that is one text. */
  text: 200,
  /** Departments, airports and fields of one program. */
  list: 100,
} as const;

/** Parts of a text between a sign; a backslash before the sign makes it a part of the text. */
const parts = (text: string, sign: ";" | "="): readonly string[] =>
  text.split(sign === ";" ? /(?<=(?:^|[^\\])(?:\\\\)*);/ : /(?<=(?:^|[^\\])(?:\\\\)*)=/).map((part) => part.trim());
const unescaped = (text: string): string => text.replaceAll(/\\([\\;=])/g, "$1");
const escaped = (text: string): string => text.replaceAll(/[\\;=]/g, "\\$&");

const split = (text: string): readonly string[] => parts(text, ";").filter((part) => part !== "");

const flags = new Map([
  ["yes", true],
  ["true", true],
  ["1", true],
  ["no", false],
  ["false", false],
  ["0", false],
]);

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\S*$/i.test(text);

/** What makes a program the same one: its hospital and its city, whatever their case. */
export const programKey = ({ hospital, city }: Pick<Program, "hospital" | "city">): string =>
  `${hospital}\n${city}`.toLocaleLowerCase("en");

/**
 * Reads a line of a file. Columns that the file has not keep what the program has; without one they are empty, and it is active.
 * @param before the program as it stands, found by `programKey`
 * @param isAirport whether a text is the IATA code of an airport
 */
export function readProgram(
  cells: ProgramCells,
  before: ProgramFacts | undefined,
  isAirport: (iata: string) => boolean,
): { readonly program: ProgramFacts } | { readonly problems: readonly ProgramProblem[] } {
  const problems: ProgramProblem[] = [];
  const fail = (column: ProgramColumn, code: ProgramProblemCode): void => void problems.push({ column, code });
  const read = <T>(column: ProgramColumn, kept: T, of: (text: string) => T): T => {
    const cell = cells[column];
    return cell === undefined ? kept : of(cell.trim());
  };
  const text = (column: ProgramColumn, kept: string): string =>
    read(column, kept, (cell) => {
      if (cell.length > programLimits.text) fail(column, "program.text.long");
      return cell;
    });
  const flag = (column: ProgramColumn, kept: boolean): boolean =>
    read(column, kept, (cell) => {
      if (cell === "") return true;
      const value = flags.get(cell.toLowerCase());
      if (value === undefined) fail(column, "program.flag.invalid");
      return value ?? true;
    });
  const iata = (column: ProgramColumn, cell: string): string => {
    const code = cell.toUpperCase();
    if (!isAirport(code)) fail(column, "program.airport.unknown");
    return code;
  };
  const airport = (column: ProgramColumn, kept: string): string =>
    read(column, kept, (cell) => (cell === "" ? "" : iata(column, cell)));
  /** Parts of a list, each `name=…`; a name stands once. */
  const pairs = <T>(
    column: ProgramColumn,
    kept: readonly T[],
    most: number,
    of: (name: string, label: string, value: string) => T,
  ): readonly T[] =>
    read(column, kept, (cell) => {
      const all = split(cell).map((part) => parts(part, "=").map(unescaped));
      const names = all.map(([name = ""]) => name.toLowerCase());
      const isWhole = (part: readonly string[]): boolean => part.length <= most && Boolean(part[0]) && Boolean(part[1]);
      if (!all.every(isWhole)) fail(column, "program.pair.invalid");
      else if (new Set(names).size < names.length) fail(column, "program.name.twice");
      if (all.length > programLimits.list || cell.length > programLimits.list * programLimits.text)
        fail(column, "program.text.long");
      return all.map(([name = "", label = "", value = ""]) => of(name, label, value));
    });

  const house = before?.callhouse;
  const callhouse: CallHouse = {
    accomodationName: text("callHouseName", house?.accomodationName ?? ""),
    address: text("callHouseAddress", house?.address ?? ""),
    city: text("callHouseCity", house?.city ?? ""),
    state: text("callHouseState", house?.state ?? ""),
    zipCode: text("callHouseZipCode", house?.zipCode ?? ""),
    phone: text("callHousePhone", house?.phone ?? ""),
    url: text("callHouseUrl", house?.url ?? ""),
    active: flag("callHouseActive", house?.active ?? true),
  };
  if (callhouse.url !== "" && !isWebAddress(callhouse.url)) fail("callHouseUrl", "program.url.invalid");
  const { active: _active, ...houseTexts } = callhouse;
  const program: ProgramFacts = {
    hospital: text("hospital", before?.hospital ?? ""),
    deptInfos: pairs("departments", before?.deptInfos ?? [], 2, (deptCode, deptName): Department => ({
      deptCode,
      deptName,
    })),
    city: text("city", before?.city ?? ""),
    state: text("state", before?.state ?? ""),
    stateCode: text("stateCode", before?.stateCode ?? ""),
    active: flag("active", before?.active ?? true),
    bestAirport: airport("bestAirport", before?.bestAirport ?? ""),
    closestAirport: airport("closestAirport", before?.closestAirport ?? ""),
    otherAirports: read("otherAirports", before?.otherAirports ?? [], (cell) => [
      ...new Set(split(cell).map((part) => iata("otherAirports", part))),
    ]),
    // A house of which nothing is said is none.
    callhouse: Object.values(houseTexts).every((part) => part === "") ? null : callhouse,
    dynamicFields: pairs("fields", before?.dynamicFields ?? [], 3, (name, label, value): DynamicField => ({
      name,
      label,
      value,
    })),
  };
  if (program.hospital === "") fail("hospital", "program.hospital.required");
  return problems.length > 0 ? { problems } : { program };
}

/** A program as the cells of a file, which `readProgram` reads back. */
export function programCells({ callhouse: house, ...program }: ProgramFacts): Record<ProgramColumn, string> {
  const yesOrNo = (flag: boolean): string => (flag ? "yes" : "no");
  return {
    hospital: program.hospital,
    city: program.city,
    state: program.state,
    stateCode: program.stateCode,
    active: yesOrNo(program.active),
    departments: program.deptInfos
      .map(({ deptCode, deptName }) => `${escaped(deptCode)}=${escaped(deptName)}`)
      .join("; "),
    bestAirport: program.bestAirport,
    closestAirport: program.closestAirport,
    otherAirports: program.otherAirports.join("; "),
    callHouseName: house?.accomodationName ?? "",
    callHouseAddress: house?.address ?? "",
    callHouseCity: house?.city ?? "",
    callHouseState: house?.state ?? "",
    callHouseZipCode: house?.zipCode ?? "",
    callHousePhone: house?.phone ?? "",
    callHouseUrl: house?.url ?? "",
    callHouseActive: house ? yesOrNo(house.active) : "",
    fields: program.dynamicFields
      .map(({ name, label, value }) => [name, label, ...(value === "" ? [] : [value])].map(escaped).join("="))
      .join("; "),
  };
}

/** A cell that another program says otherwise. */
export interface ProgramChange {
  readonly column: ProgramColumn;
  readonly before: string;
  readonly after: string;
}

/** What a file changes of a program, cell by cell. */
export function programChanges(before: ProgramFacts | undefined, after: ProgramFacts): readonly ProgramChange[] {
  const [old, now] = [before && programCells(before), programCells(after)];
  return programColumns
    .map((column) => ({ column, before: old?.[column] ?? "", after: now[column] }))
    .filter((change) => change.before !== change.after);
}
