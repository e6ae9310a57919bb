/** A known traveller number as it is stored: capital letters and digits. */
export const normaliseKtn = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\-‐‑–]+/g, "");

/**
 * Whether a text can be a known traveller number: nine or ten letters and digits (tsa.gov, "What is a Known Traveler Number": PreCheck
 * gives both, TT, TE or AC first; the PASS ID of Global Entry, NEXUS and SENTRI has nine digits, that of the Department of Defense ten).
 */
export const isKtn = (text: string): boolean => /^[A-Z0-9]{9,10}$/.test(normaliseKtn(text));
