/** Airline code groups (CHK-7): two-character IATA designators. */
export const airlineGroups = {
  AUTOMATION:
    "A3 PC AS N0 B6 RO EC U2 DS BT AF VY TP OS AY DY D8 EW E2 E6 AK QZ XJ D7 FD Z2 KL WS W6 IB I2 5J DG XQ LO GQ LS W9 W4 5W".split(
      " ",
    ),
  DIFFICULT: ["LH", "LX", "PC", "OK", "G4"],
  FRONTIER: ["F9"],
  AIR_ASIA: ["AK", "I5", "FD", "Z2", "QZ", "XJ", "D7"],
  EASYJET: ["EC", "U2", "DS"],
  EUROWINGS: ["EW", "E2", "E6"],
  NORWEGIAN: ["DY", "D8"],
  WIZZ: ["W6", "W9", "W4", "5W"],
  VUELING: ["VY"],
  /** The airlines of the second Re-QC view (QUE-2). */
  RE_QC: ["PC", "D7", "XJ", "5J", "VF", "AS", "AV", "TK"],
} as const satisfies Record<string, readonly string[]>;

const automated: ReadonlySet<string> = new Set(airlineGroups.AUTOMATION);
const difficult: ReadonlySet<string> = new Set<string>(airlineGroups.DIFFICULT);

/** Whether people find the airline's check-in hard; automation leaves it to them (AUT-1). */
export const isDifficult = (iata: string): boolean => difficult.has(iata);

/** Whether automation can check in with the airline at all: it enables "Reload PNR" (QUE-15). */
export const isAutomated = (iata: string): boolean => automated.has(iata);
