import type { Permission } from "../access/permissions.ts";

/** The parts of the product that pages of other products may show in a frame (EMB-1). */
export const embeddedModules = ["fsb", "trips", "travel-request", "ancillary", "missing-info", "chat"] as const;
export type EmbeddedModule = (typeof embeddedModules)[number];

/** Whether a text names a module that vendors can put into their pages. */
export const isEmbeddedModule = (name: string): name is EmbeddedModule =>
  (embeddedModules as readonly string[]).includes(name);

/** For whom a module is shown: whoever is at the page, a traveller with an account, or whoever has a booking (EMB-4). */
export const embeddedFor = {
  fsb: "anybody",
  trips: "traveller",
  "travel-request": "traveller",
  ancillary: "traveller",
  "missing-info": "booking",
  chat: "traveller",
} as const satisfies Readonly<Record<EmbeddedModule, "anybody" | "traveller" | "booking">>;

/** What a traveller may do in a module: no more than it needs, and never more than their role gives (EMB-5). */
export const embeddedPermissions: Readonly<Record<EmbeddedModule, readonly Permission[]>> = {
  fsb: [],
  trips: ["myTrips"],
  "travel-request": ["travelRequestCreate"],
  ancillary: ["ancillary"],
  "missing-info": [],
  chat: ["chat"],
};

/** Seconds in which a ticket opens a module, once (EMB-3). */
export const embeddingTicketSeconds = 60;
/** Seconds for which what a ticket opened lasts; the page around gets another ticket before (EMB-6). */
export const embeddedSessionSeconds = 15 * 60;
