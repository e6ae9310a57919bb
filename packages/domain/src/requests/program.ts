/** A house that a program has for those on call (REQ-5). */
export interface CallHouse {
  readonly accomodationName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone: string;
  readonly url: string;
  readonly active: boolean;
}

export interface Department {
  readonly deptCode: string;
  readonly deptName: string;
}

/** What a program asks besides: its name on the wire, the label that people read, and a value where the program gives one. */
export interface DynamicField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Where somebody travels for (REQ-4): a hospital of a vendor's network, with its departments and airports. */
export interface Program {
  readonly id: number;
  readonly hospital: string;
  readonly deptInfos: readonly Department[];
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly active: boolean;
  /** IATA codes; empty where there is none. */
  readonly bestAirport: string;
  readonly closestAirport: string;
  readonly otherAirports: readonly string[];
  readonly callhouse: CallHouse | null;
  readonly dynamicFields: readonly DynamicField[];
}

/** Whether a program's call house can be asked about (REQ-5): a name, address, city, state and phone, and active. */
export const hasCallHouse = ({ callhouse }: Pick<Program, "callhouse">): boolean =>
  callhouse !== null &&
  callhouse.active &&
  [callhouse.accomodationName, callhouse.address, callhouse.city, callhouse.state, callhouse.phone].every(
    (part) => part.trim() !== "",
  );

/** One line: street, city, state and postal code. */
export const callHouseAddress = ({ address, city, state, zipCode }: CallHouse): string =>
  [address, city, [state, zipCode].filter((part) => part !== "").join(" ")].filter((part) => part !== "").join(", ");

/** How an airport stands to a program (REQ-4). */
export type ProgramAirport = "best" | "closest" | "other";

/** A program's airports, each once, the best first (REQ-4). */
export function programAirports({
  bestAirport,
  closestAirport,
  otherAirports,
}: Pick<Program, "bestAirport" | "closestAirport" | "otherAirports">): readonly {
  readonly iata: string;
  readonly kind: ProgramAirport;
}[] {
  const all = [
    { iata: bestAirport, kind: "best" as const },
    { iata: closestAirport, kind: "closest" as const },
    ...otherAirports.map((iata) => ({ iata, kind: "other" as const })),
  ];
  return all.filter(({ iata }, place) => iata !== "" && all.findIndex((other) => other.iata === iata) === place);
}
