import type { Organisation, Program } from "@gatehouse/domain/requests";

/** Somebody for whom requests are made, as the mocks know them. */
export interface MockRequestTraveller {
  readonly id: string;
  /** Of a demo user; empty for those who never sign in. */
  readonly userid: string;
  readonly name: string;
  readonly email: string;
  readonly vendorCode: string;
  readonly vendorName: string;
  /** Basic details that their profile lacks (REQ-15). */
  readonly missingDetails: readonly ("tz" | "dob")[];
}

/** Vendors by how their requests are made: a network of clinics, a company, and the one that asks for flights only (REQ-3). */
export const requestOrganisations: readonly (Organisation & { readonly name: string })[] = [
  { vendorCode: "ALD", name: "Aldermoor Clinics", mode: "programs" },
  { vendorCode: "NWT", name: "Northwind Travel", mode: "standard" },
  { vendorCode: "TRAVELOPOD", name: "Travelopod", mode: "standard" },
];

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;

const people: readonly (readonly [userid: string, name: string, vendorCode: string, missing?: "tz" | "dob"])[] = [
  ["traveller", "Tessa Grove", "ALD"],
  ["", "Ellen Marchetti", "ALD"],
  ["", "Noah Okafor", "ALD"],
  ["", "Priya Nair", "ALD", "tz"],
  ["", "Marta Lind", "NWT"],
  ["", "Jonas Weber", "TRAVELOPOD"],
];

export const requestTravellers: readonly MockRequestTraveller[] = people.map(
  ([userid, name, vendorCode, missing], place) => ({
    id: idOf(place + 1),
    userid,
    name,
    email: `${name.toLowerCase().replace(" ", ".")}@${vendorCode.toLowerCase()}.example`,
    vendorCode,
    vendorName: requestOrganisations.find((one) => one.vendorCode === vendorCode)?.name ?? vendorCode,
    missingDetails: missing ? [missing] : [],
  }),
);

const departments = [
  { deptCode: "4410", deptName: "Cardiac Surgery" },
  { deptCode: "4420", deptName: "Oncology" },
];

/** Programs of Aldermoor Clinics; the first has a complete call house. */
export const requestPrograms: readonly Program[] = [
  {
    id: 1,
    hospital: "St. Brigid Medical",
    deptInfos: departments,
    city: "Rochester",
    state: "Minnesota",
    stateCode: "MN",
    active: true,
    bestAirport: "RST",
    closestAirport: "RST",
    otherAirports: ["MSP", "LSE"],
    callhouse: {
      accomodationName: "Brigid House 3",
      address: "1417 2nd Ave SW",
      city: "Rochester",
      state: "MN",
      zipCode: "55902",
      phone: "+1 507 555 0148",
      url: "https://brigidhouse.example",
      active: true,
    },
    dynamicFields: [{ name: "caseType", label: "Case type", value: "" }],
  },
  {
    id: 2,
    hospital: "Lakeshore Heart Institute",
    deptInfos: departments.slice(0, 1),
    city: "Cleveland",
    state: "Ohio",
    stateCode: "OH",
    active: true,
    bestAirport: "CLE",
    closestAirport: "CAK",
    otherAirports: [],
    callhouse: null,
    dynamicFields: [],
  },
  {
    id: 3,
    hospital: "Harbor Transplant Center",
    deptInfos: [],
    city: "Boston",
    state: "Massachusetts",
    stateCode: "MA",
    active: true,
    bestAirport: "BOS",
    closestAirport: "BOS",
    otherAirports: ["PVD"],
    callhouse: null,
    dynamicFields: [],
  },
];

/** Operators to whom requests are assigned. */
export const requestOperators: readonly {
  readonly userid: string;
  readonly name: string;
  /** The only vendor whose requests they see; null where they see every vendor's. */
  readonly vendorCode: string | null;
}[] = [
  { userid: "crm-operator", name: "Crm Operator Demo", vendorCode: null },
  { userid: "ines.duarte", name: "Inês Duarte", vendorCode: null },
  { userid: "tom.hale", name: "Tom Hale", vendorCode: null },
  { userid: "operator-vendor", name: "Operator Vendor Demo", vendorCode: "NWT" },
];
