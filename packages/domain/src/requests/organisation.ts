import { flightsOnlyVendor } from "../access/index.ts";
import { hasCallHouse, type Program } from "./program.ts";

/** How a vendor's requests are made (REQ-3): in "programs" every trip is for a program. */
export const requestModes = ["standard", "programs"] as const;
export type RequestMode = (typeof requestModes)[number];

/** A vendor, as far as its travel requests go. */
export interface Organisation {
  readonly vendorCode: string;
  readonly mode: RequestMode;
}

/** Whether an organisation's requests have flights only, and no cases (REQ-3). */
export const isFlightsOnly = ({ vendorCode }: Pick<Organisation, "vendorCode">): boolean =>
  vendorCode.toUpperCase() === flightsOnlyVendor;

/** Which sections a request has (REQ-3). */
export interface RequestSections {
  readonly program: boolean;
  readonly programRequired: boolean;
  readonly dynamicFields: boolean;
  readonly hotels: boolean;
  readonly cars: boolean;
  readonly trains: boolean;
  readonly callHouse: boolean;
}

/**
 * The sections of a request (REQ-3, REQ-5).
 * @param program the one that is chosen
 * @param hotels how many hotels are asked for
 */
export function requestSections(
  { vendorCode, mode }: Organisation,
  program: Pick<Program, "callhouse"> | null,
  hotels: number,
): RequestSections {
  const more = !isFlightsOnly({ vendorCode });
  return {
    program: more,
    programRequired: more && mode === "programs",
    dynamicFields: more,
    hotels: more,
    cars: more,
    trains: more,
    callHouse: more && mode === "programs" && program !== null && hasCallHouse(program) && hotels > 0,
  };
}
