/** What the page of programs shows, as it is in the address. */
export interface ProgramsSearch {
  /** Code of a vendor; one's own, or the first, where it is left out. */
  readonly vendorCode?: string;
}

/** Reads the address of the travel programs: whatever is missing or damaged is as if it were not there. */
export function parseProgramsSearch(raw: Readonly<Record<string, unknown>>): ProgramsSearch {
  const code = ["string", "number"].includes(typeof raw["vendorCode"]) ? String(raw["vendorCode"]).trim() : "";
  return code === "" || code.length > 40 ? {} : { vendorCode: code };
}
