import type { MailFacts } from "../mail-facts.ts";

/** Letters and digits of any script, joined by hyphens: nothing that a file system, a header or a reader could take for something else. */
const slug = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * Name of the attached pass: "boarding-pass-Emma-Williams-BA117-2026-11-22.pdf". Passes of one family at one address differ by it.
 */
export function passFileName(facts: Extract<MailFacts, { readonly template: "pass" | "passRevoked" }>): string {
  const { traveller, toldApartBy, flight, date } = facts;
  const who = [traveller, toldApartBy?.value ?? ""].map((part) => slug(part.slice(0, 60)));
  const parts = ["boarding-pass", ...who, slug(flight.split(" ").slice(-2).join("")), date];
  return `${parts.filter((part) => part !== "").join("-")}.pdf`;
}
