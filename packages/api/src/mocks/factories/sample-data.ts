/** Real airports and airlines, invented organisations: what check-ins of the mocks are made of. Their people are those of the demo world. */

export interface SampleAirport {
  readonly iata: string;
  /** IANA time zone. */
  readonly zone: string;
}

const zones: Readonly<Record<string, string>> = {
  "Europe/London": "LHR LGW STN LTN MAN EDI",
  "Europe/Paris": "CDG ORY NCE LYS",
  "Europe/Madrid": "MAD BCN AGP PMI",
  "Europe/Lisbon": "LIS OPO FAO",
  "Europe/Berlin": "BER MUC FRA HAM CGN DUS",
  "Europe/Rome": "FCO MXP",
  "Europe/Budapest": "BUD",
  "Europe/Warsaw": "WAW KRK",
  "Europe/Oslo": "OSL",
  "Europe/Stockholm": "ARN",
  "Europe/Copenhagen": "CPH",
  "Europe/Athens": "ATH",
  "Europe/Istanbul": "SAW IST",
  "Europe/Bucharest": "OTP",
  "Asia/Kuala_Lumpur": "KUL PEN",
  "Asia/Bangkok": "DMK BKK",
  "Asia/Manila": "MNL",
  "Asia/Jakarta": "CGK",
  "Asia/Kolkata": "DEL BOM",
  "America/New_York": "JFK BOS MIA",
  "America/Los_Angeles": "SEA LAX",
  "America/Toronto": "YYZ",
  "America/Denver": "DEN",
};

export const sampleAirports: readonly SampleAirport[] = Object.entries(zones).flatMap(([zone, codes]) =>
  codes.split(" ").map((iata) => ({ iata, zone })),
);

/** Where an airline flies from, among the sample airports. The airline groups of CHK-7 are all there. */
export const sampleNetworks: Readonly<Record<string, readonly string[]>> = {
  VY: ["BCN", "FCO", "LHR", "CDG", "LIS", "AGP"],
  U2: ["LGW", "FAO", "BER", "NCE", "EDI", "MXP"],
  EC: ["LGW", "CDG", "BER", "OPO"],
  DY: ["OSL", "ARN", "CPH", "AGP", "LGW"],
  W6: ["BUD", "LTN", "OTP", "WAW", "FCO", "BER"],
  W9: ["LTN", "OTP", "BUD"],
  FR: ["STN", "KRK", "BCN", "BER", "OPO"],
  LH: ["MUC", "HAM", "FRA", "LHR", "ATH"],
  LO: ["WAW", "LHR", "CDG", "JFK"],
  A3: ["ATH", "LHR", "MUC", "FCO"],
  AF: ["CDG", "FCO", "NCE", "MAD", "JFK"],
  KL: ["LHR", "BER", "OSL", "WAW"],
  EW: ["CGN", "DUS", "HAM", "PMI"],
  PC: ["SAW", "BER", "LHR", "ATH"],
  TK: ["IST", "DEL", "LHR", "JFK"],
  TP: ["LIS", "OPO", "LHR", "CDG"],
  SK: ["CPH", "LHR", "ARN", "OSL"],
  IB: ["MAD", "LHR", "MIA", "FCO"],
  AK: ["KUL", "PEN", "BKK", "CGK"],
  D7: ["KUL", "BKK", "DEL"],
  FD: ["DMK", "KUL", "PEN"],
  QZ: ["CGK", "KUL", "DMK"],
  "5J": ["MNL", "KUL", "BKK"],
  "6E": ["DEL", "BOM", "BKK"],
  AS: ["SEA", "LAX", "BOS"],
  B6: ["JFK", "BOS", "MIA", "LAX"],
  WS: ["YYZ", "LHR", "LAX"],
  F9: ["DEN", "MIA", "LAX"],
};

export interface SampleVendor {
  readonly code: string;
  readonly name: string;
  /** IANA zone of its reports' days. */
  readonly zone: string;
}

export const sampleVendors: readonly SampleVendor[] = [
  { code: "NWT", name: "Northwind Travel", zone: "Europe/London" },
  { code: "BLA", name: "Blue Atlas", zone: "Europe/Paris" },
  { code: "KST", name: "Kestrel Tours", zone: "America/New_York" },
];

/** Operators who are at work beside the reader. */
export const sampleOperators: readonly string[] = ["operator-2", "operator-4", "operator-7"];
