/**
 * A brand's name as the beginning of a file's name (BRD-1): small letters of the Latin alphabet and digits.
 * @returns "file" for a name that has none of them
 */
export const brandFileName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "") || "file";
