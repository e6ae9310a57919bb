import type { Translation } from "../../i18n/index.ts";
import type { travellerWords as en } from "./en.ts";

export const travellerWords = {
  "traveller.dateOfBirth": "naissance {{value}}",
  "traveller.ticketEnd": "billet …{{value}}",
  "traveller.position": "voyageur {{value}}",
} as const satisfies Translation<typeof en>;
