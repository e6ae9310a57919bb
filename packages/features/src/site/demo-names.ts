import type { SitePage } from "@gatehouse/domain/site";

/** Demonstrations that pages show (SITE-4). */
export const demoNames = ["guarantee", "watch", "cart", "queue", "weather", "flights", "address", "chat"] as const;
export type DemoName = (typeof demoNames)[number];

/** Whether a text names one of the demos on the traveller site. */
export const isDemoName = (name: string | undefined): name is DemoName =>
  (demoNames as readonly (string | undefined)[]).includes(name);

const demos: Partial<Readonly<Record<SitePage, readonly DemoName[]>>> = {
  "product/flight-disruption-guarantee": ["guarantee"],
  "product/flight-delay-assistance": ["watch"],
  "product/air-traveler-assist": ["cart"],
  "product/flight-watcher": ["watch"],
  "product/auto-checkin": ["queue"],
  "product/weather-alerts": ["weather"],
  "industries/travel-agencies": ["flights"],
  "partners/embedding": ["chat", "address"],
};

/** Which demonstrations a page shows: the first one beside what it is about, others below. */
export const demosOf = (page: SitePage): readonly DemoName[] => demos[page] ?? [];
