/** Where airlines fly from and to: the home airports first. Real pairs or near enough; the groups of CHK-7 are all there. */
const routes: Readonly<Record<string, readonly [homes: string, others: string]>> = {
  A3: ["ATH SKG", "LHR MUC FCO CDG LCA BRU"],
  PC: ["SAW AYT", "STN BER AMS DUS TBS"],
  AS: ["SEA PDX", "LAX SFO JFK BOS SAN ANC"],
  N0: ["OSL LGW", "JFK LAX MCO BKK"],
  B6: ["JFK BOS", "FLL LAX MCO SJU LHR"],
  RO: ["OTP CLJ", "CDG FRA LHR BRU TLV"],
  EC: ["CDG BER MXP", "OPO NCE BCN LGW"],
  U2: ["LGW EDI MAN", "FAO PMI GVA BCN AMS NCE"],
  DS: ["GVA BSL", "LIS OPO NCE PRG"],
  BT: ["RIX TLL", "AMS CDG HEL DUB FCO"],
  AF: ["CDG ORY", "JFK NCE FCO TLS DSS DEL"],
  VY: ["BCN ORY", "LGW FCO PMI AGP LIS AMS"],
  TP: ["LIS OPO", "LHR CDG GRU FNC EWR"],
  OS: ["VIE", "FRA LHR CPH JFK ATH"],
  AY: ["HEL", "ARN LHR NRT BKK OUL"],
  DY: ["OSL BGO", "ARN AGP LGW ALC KRK"],
  D8: ["ARN CPH", "OSL AGP PMI BCN"],
  EW: ["DUS CGN HAM", "PMI VIE ZRH LHR"],
  E2: ["PMI SZG", "DUS HAM STR"],
  E6: ["STR PRG", "PMI BCN CGN"],
  AK: ["KUL PEN", "SIN BKI DPS SGN"],
  QZ: ["CGK DPS", "KUL SIN SUB PER"],
  XJ: ["DMK BKK", "NRT ICN KIX"],
  D7: ["KUL", "SYD NRT ICN DEL PEK"],
  FD: ["DMK CNX", "HKT KUL SIN HKG"],
  Z2: ["MNL CEB", "KLO DVO HKG"],
  KL: ["AMS", "LHR JFK OSL MAD DEL"],
  WS: ["YYC YYZ", "YVR LAX LGW CUN"],
  W6: ["BUD OTP WAW", "LTN BVA CIA EIN BCN"],
  IB: ["MAD", "LHR MIA MEX FCO BOG"],
  I2: ["MAD", "PMI TFN BIO LYS"],
  "5J": ["MNL CEB", "SIN HKG NRT DVO"],
  DG: ["CEB MNL", "MPH USU LGP"],
  XQ: ["AYT ADB", "DUS FRA VIE ZRH"],
  LO: ["WAW KRK", "LHR ORD JFK CDG VNO"],
  GQ: ["ATH HER", "LCA CDG MUC JTR"],
  LS: ["LBA MAN STN", "PMI TFS AGP DLM"],
  W9: ["LTN LGW", "OTP BUD SOF WAW"],
  W4: ["FCO MXP", "TIA OTP CTA BUD"],
  "5W": ["AUH", "ATH KUT SKP MLE"],
  LH: ["FRA MUC", "LHR JFK HAM DEL GRU"],
  LX: ["ZRH GVA", "LHR JFK BUD BKK"],
  OK: ["PRG", "CDG MAD KEF"],
  G4: ["LAS SFB", "BLI AVL ROC"],
  F9: ["DEN LAS", "MCO ATL PHL MIA"],
  FR: ["STN DUB BGY", "BER PMI KRK BCN OPO"],
  TK: ["IST", "JFK LHR DEL FRA NBO"],
  AV: ["BOG MDE", "MIA MAD CUN LIM"],
  VF: ["SAW ESB", "AYT ADB DUS"],
  SK: ["CPH ARN OSL", "LHR EWR KEF NCE"],
  BA: ["LHR LCY", "JFK EDI GVA CPT"],
  "6E": ["DEL BOM", "BLR DXB BKK MAA"],
  I5: ["BLR DEL", "GOI HYD CCU"],
};

export interface Network {
  readonly airline: string;
  readonly homes: readonly string[];
  readonly others: readonly string[];
}

const codes = (text: string) => text.split(" ").filter((code) => /^[A-Z]{3}$/.test(code));

export const networks: readonly Network[] = Object.entries(routes).map(([airline, [homes, others]]) => ({
  airline,
  homes: codes(homes),
  others: codes(others),
}));
