/** What the printed itinerary says, in the language of its reader. */
const en = {
  title: "Itinerary",
  booking: "Booking",
  request: "Travel request",
  online: "Always up to date: open this itinerary online",
  version: "Version",
  published: "published",
  draft: (version: number) => `Draft of version ${version}`,
  travellers: "Travellers",
  local: "All times are local.",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  depart: (place: string) => `Departure from ${place}`,
  arrive: (place: string) => `Arrival in ${place}`,
  pickup: "Pick up the car",
  dropOff: "Return the car",
  checkIn: (name: string) => `Check-in: ${name}`,
  checkOut: (name: string) => `Check-out: ${name}`,
  terminal: "Terminal",
  seat: "Seat",
  eticket: "E-ticket",
  confirmation: "Confirmation",
  open: "Hour open",
  noZone: "time zone not known",
  zoneForward: (length: string, zone: string) => `Clocks go forward ${length}: ${zone}`,
  zoneBack: (length: string, zone: string) => `Clocks go back ${length}: ${zone}`,
  clockForward: (length: string, zone: string) => `The clock goes forward ${length} here: ${zone}`,
  clockBack: (length: string, zone: string) => `The clock goes back ${length} here: ${zone}`,
} as const;

type Words = { readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : (typeof en)[Key] };

const fr: Words = {
  title: "Itinéraire",
  booking: "Réservation",
  request: "Demande de voyage",
  online: "Toujours à jour\u00a0: cet itinéraire en ligne",
  version: "Version",
  published: "publiée le",
  draft: (version) => `Projet de la version ${version}`,
  travellers: "Voyageurs",
  local: "Toutes les heures sont locales.",
  page: (page, pages) => `Page ${page} sur ${pages}`,
  depart: (place) => `Départ\u00a0: ${place}`,
  arrive: (place) => `Arrivée\u00a0: ${place}`,
  pickup: "Prise de la voiture",
  dropOff: "Restitution de la voiture",
  checkIn: (name) => `Arrivée à l’hôtel\u00a0: ${name}`,
  checkOut: (name) => `Départ de l’hôtel\u00a0: ${name}`,
  terminal: "Terminal",
  seat: "Siège",
  eticket: "Billet électronique",
  confirmation: "Confirmation",
  open: "Heure à fixer",
  noZone: "fuseau inconnu",
  zoneForward: (length, zone) => `Avancez l’heure de ${length}\u00a0: ${zone}`,
  zoneBack: (length, zone) => `Reculez l’heure de ${length}\u00a0: ${zone}`,
  clockForward: (length, zone) => `Ici, l’heure avance de ${length}\u00a0: ${zone}`,
  clockBack: (length, zone) => `Ici, l’heure recule de ${length}\u00a0: ${zone}`,
};

/** Languages that an itinerary is printed in. */
export type PdfLanguage = "en" | "fr";

export const pdfWords: Readonly<Record<PdfLanguage, Words>> = { en, fr };
