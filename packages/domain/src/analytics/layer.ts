import type { Permission } from "../access/permissions.ts";
import { vendorCurrencies } from "../vendors/vocabulary.ts";

/** What things are called in a language: the first is their name, the others are understood as well. */
type Called = readonly [string, ...string[]];
export interface Words {
  readonly en: Called;
  readonly fr: Called;
}

/** The languages in which questions are understood. */
export const questionLanguages = ["en", "fr"] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

/**
 * What questions are asked of (ANA-2): each view is a view of the schema `analytics`, whose rows are limited to those that the reader
 * may see. Whoever holds one of the codes sees its rows elsewhere, too.
 */
export const views = {
  check_ins: { needs: ["reportCheckinCount", "checkinPastData"] },
  work: { needs: ["reportPerformanceAll"] },
  automation: { needs: ["reportEfficiency"] },
  requests: { needs: ["travelRequestPending"] },
  trips: { needs: ["myTrips"] },
  cases: { needs: ["cases"] },
  comments: { needs: ["cases"] },
  disruptions: { needs: ["disruptions"] },
  conversations: { needs: ["chatSupervise"] },
  messages: { needs: ["chatSupervise"] },
  costs: { needs: ["billingEntry"] },
} as const satisfies Readonly<Record<string, { readonly needs: readonly Permission[] }>>;
export type View = keyof typeof views;

/** How a measure adds up: a sum of a column; a share of two sums in percent; a mean, that is one sum by another, times a factor. */
export type Formula =
  | { readonly sum: string }
  | { readonly part: string; readonly whole: string }
  | { readonly total: string; readonly count: string; readonly factor: number };

export interface Measure {
  readonly view: View;
  readonly formula: Formula;
  /** Money is counted by currency, always: amounts of two currencies have no sum. */
  readonly unit: "count" | "percent" | "minutes" | "days" | "money";
  /** Whether more of it is good news. */
  readonly more: "good" | "bad" | "neither";
  /** The column of the same view of which it is a part, with what that is called. */
  readonly outOf?: { readonly column: string; readonly words: Readonly<Record<QuestionLanguage, string>> };
  readonly words: Words;
}

const minutes = { unit: "minutes", factor: 1 / 60 } as const;

/** Everything that can be counted (ANA-2). A measure more is one entry more, and its questions in the bench. */
const measureTable = {
  checkIns: {
    view: "check_ins",
    formula: { sum: "check_ins" },
    unit: "count",
    more: "neither",
    words: {
      en: ["Check-ins", "check in", "checkins", "check-ins created"],
      fr: ["Enregistrements", "enregistrement", "enregistrements créés", "check-ins"],
    },
  },
  openCheckIns: {
    view: "check_ins",
    formula: { sum: "open" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Open check-ins", "unfinished check-ins", "check-ins that are open", "pending check-ins"],
      fr: ["Enregistrements ouverts", "enregistrements en cours", "enregistrements en attente", "check-ins ouverts"],
    },
  },
  checkInsWithPass: {
    view: "check_ins",
    formula: { sum: "with_pass" },
    unit: "count",
    more: "good",
    outOf: { column: "check_ins", words: { en: "% of check-ins", fr: "% des enregistrements" } },
    words: {
      en: ["Check-ins with a pass", "check-ins with pass", "check-ins with a boarding pass"],
      fr: [
        "Enregistrements avec carte",
        "enregistrements avec une carte",
        "enregistrements avec carte d’embarquement",
        "check-ins avec carte",
      ],
    },
  },
  passShare: {
    view: "check_ins",
    formula: { part: "with_pass", whole: "check_ins" },
    unit: "percent",
    more: "good",
    words: {
      en: ["Share with a pass", "pass rate", "percentage with a pass", "share of check-ins with a pass"],
      fr: ["Part avec carte", "taux de cartes", "pourcentage avec carte", "part des enregistrements avec carte"],
    },
  },
  departedWithoutPass: {
    view: "check_ins",
    formula: { sum: "departed_without_pass" },
    unit: "count",
    more: "bad",
    outOf: { column: "check_ins", words: { en: "% of check-ins", fr: "% des enregistrements" } },
    words: {
      en: ["Departed without a pass", "departures without a pass", "departed without pass"],
      fr: ["Départs sans carte", "partis sans carte", "parti sans carte"],
    },
  },
  passesAttached: {
    view: "work",
    formula: { sum: "passes_attached" },
    unit: "count",
    more: "good",
    words: {
      en: ["Passes attached", "boarding passes attached", "BP attached", "attached passes", "attachments"],
      fr: ["Cartes jointes", "cartes d’embarquement jointes", "cartes attachées", "BP jointes"],
    },
  },
  passesTakenOff: {
    view: "work",
    formula: { sum: "passes_taken_off" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Passes taken off", "passes detached", "BP detached", "unlinked passes"],
      fr: ["Cartes retirées", "cartes détachées", "BP retirées"],
    },
  },
  disposals: {
    view: "work",
    formula: { sum: "disposals" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Disposals", "dispositions", "disposed check-ins", "check-ins disposed"],
      fr: ["Dispositions", "clôtures sans carte", "enregistrements clôturés sans carte"],
    },
  },
  disposalsUndone: {
    view: "work",
    formula: { sum: "disposals_undone" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Disposals undone", "undone disposals", "dispositions undone"],
      fr: ["Dispositions annulées", "clôtures annulées"],
    },
  },
  checksFailed: {
    view: "work",
    formula: { sum: "checks_failed" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Failed quality checks", "quality checks failed", "QC failed", "failed QC"],
      fr: ["Contrôles qualité échoués", "contrôles échoués", "QC échoués"],
    },
  },
  checksPassed: {
    view: "work",
    formula: { sum: "checks_passed" },
    unit: "count",
    more: "good",
    words: {
      en: ["Passed quality checks", "quality checks passed", "QC passed", "passed QC"],
      fr: ["Contrôles qualité réussis", "contrôles réussis", "QC réussis"],
    },
  },
  minutesToAttach: {
    view: "work",
    formula: { total: "seconds_to_attach", count: "passes_timed", factor: minutes.factor },
    unit: minutes.unit,
    more: "bad",
    words: {
      en: ["Minutes to attach", "time to attach", "average time to attach", "average minutes to attach"],
      fr: ["Minutes pour joindre", "temps pour joindre", "délai pour joindre", "temps moyen pour joindre"],
    },
  },
  automationTasks: {
    view: "automation",
    formula: { sum: "tasks" },
    unit: "count",
    more: "neither",
    words: {
      en: ["Automation tasks", "tasks sent", "sent to automation", "automation"],
      fr: ["Tâches d’automatisation", "tâches envoyées", "envoyés à l’automatisation", "automatisation"],
    },
  },
  failedAutomation: {
    view: "automation",
    formula: { sum: "failed" },
    unit: "count",
    more: "bad",
    outOf: { column: "tasks", words: { en: "% of tasks sent", fr: "% des tâches envoyées" } },
    words: {
      en: [
        "Failed automation",
        "automation failures",
        "failed tasks",
        "failed automation tasks",
        "failures of automation",
      ],
      fr: ["Échecs d’automatisation", "échecs de l’automatisation", "tâches échouées", "automatisation échouée"],
    },
  },
  deliveredAutomation: {
    view: "automation",
    formula: { sum: "delivered" },
    unit: "count",
    more: "good",
    outOf: { column: "tasks", words: { en: "% of tasks sent", fr: "% des tâches envoyées" } },
    words: {
      en: [
        "Successful automation",
        "automation successes",
        "successful tasks",
        "delivered tasks",
        "passes from automation",
      ],
      fr: ["Automatisations réussies", "automatisation réussie", "tâches réussies", "cartes de l’automatisation"],
    },
  },
  automationFailureShare: {
    view: "automation",
    formula: { part: "failed", whole: "tasks" },
    unit: "percent",
    more: "bad",
    words: {
      en: ["Automation failure rate", "failure rate", "failure rate of automation", "share of failed automation"],
      fr: ["Taux d’échec de l’automatisation", "taux d’échec", "part des échecs d’automatisation"],
    },
  },
  minutesOfAutomation: {
    view: "automation",
    formula: { total: "seconds", count: "settled", factor: minutes.factor },
    unit: minutes.unit,
    more: "bad",
    words: {
      en: ["Minutes of automation", "time of automation", "automation time", "average automation time"],
      fr: ["Minutes d’automatisation", "temps d’automatisation", "temps moyen d’automatisation"],
    },
  },
  travelRequests: {
    view: "requests",
    formula: { sum: "requests" },
    unit: "count",
    more: "neither",
    words: { en: ["Travel requests", "requests"], fr: ["Demandes de voyage", "demandes"] },
  },
  pendingRequests: {
    view: "requests",
    formula: { sum: "pending" },
    unit: "count",
    more: "bad",
    outOf: { column: "requests", words: { en: "% of requests", fr: "% des demandes" } },
    words: {
      en: ["Pending travel requests", "pending requests", "open travel requests", "open requests"],
      fr: ["Demandes en attente", "demandes de voyage en attente", "demandes ouvertes"],
    },
  },
  cancelledRequests: {
    view: "requests",
    formula: { sum: "cancelled" },
    unit: "count",
    more: "bad",
    outOf: { column: "requests", words: { en: "% of requests", fr: "% des demandes" } },
    words: {
      en: ["Cancelled travel requests", "cancelled requests", "canceled requests"],
      fr: ["Demandes annulées", "demandes de voyage annulées"],
    },
  },
  trips: {
    view: "trips",
    formula: { sum: "trips" },
    unit: "count",
    more: "neither",
    words: { en: ["Trips", "itineraries"], fr: ["Voyages", "itinéraires", "déplacements"] },
  },
  tripDays: {
    view: "trips",
    formula: { total: "days", count: "trips", factor: 1 },
    unit: "days",
    more: "neither",
    words: {
      en: ["Days per trip", "length of trips", "trip length", "average length of trips", "average trip length"],
      fr: ["Jours par voyage", "durée des voyages", "durée moyenne des voyages"],
    },
  },
  tripVersions: {
    view: "trips",
    formula: { sum: "versions" },
    unit: "count",
    more: "neither",
    words: {
      en: ["Published versions", "versions published", "versions of trips", "itinerary versions"],
      fr: ["Versions publiées", "versions des voyages", "versions d’itinéraires"],
    },
  },
  cases: {
    view: "cases",
    formula: { sum: "cases" },
    unit: "count",
    more: "neither",
    words: { en: ["Cases", "case"], fr: ["Dossiers", "dossier"] },
  },
  openCases: {
    view: "cases",
    formula: { sum: "open" },
    unit: "count",
    more: "bad",
    outOf: { column: "cases", words: { en: "% of cases", fr: "% des dossiers" } },
    words: { en: ["Open cases", "unresolved cases"], fr: ["Dossiers ouverts", "dossiers en cours"] },
  },
  closedCases: {
    view: "cases",
    formula: { sum: "closed" },
    unit: "count",
    more: "good",
    outOf: { column: "cases", words: { en: "% of cases", fr: "% des dossiers" } },
    words: { en: ["Closed cases", "resolved cases"], fr: ["Dossiers clos", "dossiers fermés"] },
  },
  comments: {
    view: "comments",
    formula: { sum: "comments" },
    unit: "count",
    more: "neither",
    words: { en: ["Comments", "messages on cases"], fr: ["Commentaires", "messages sur les dossiers"] },
  },
  internalComments: {
    view: "comments",
    formula: { sum: "internal" },
    unit: "count",
    more: "neither",
    outOf: { column: "comments", words: { en: "% of comments", fr: "% des commentaires" } },
    words: { en: ["Internal comments", "internal notes"], fr: ["Commentaires internes", "notes internes"] },
  },
  externalComments: {
    view: "comments",
    formula: { sum: "external" },
    unit: "count",
    more: "neither",
    outOf: { column: "comments", words: { en: "% of comments", fr: "% des commentaires" } },
    words: {
      en: ["External comments", "comments to travellers"],
      fr: ["Commentaires externes", "commentaires aux voyageurs"],
    },
  },
  disruptions: {
    view: "disruptions",
    formula: { sum: "disruptions" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Disruptions", "disrupted flights"],
      fr: ["Perturbations", "vols perturbés"],
    },
  },
  cancelledFlights: {
    view: "disruptions",
    formula: { sum: "cancelled" },
    unit: "count",
    more: "bad",
    outOf: { column: "disruptions", words: { en: "% of disruptions", fr: "% des perturbations" } },
    words: {
      en: ["Cancelled flights", "flight cancellations", "canceled flights"],
      fr: ["Vols annulés", "annulations de vols"],
    },
  },
  delayedFlights: {
    view: "disruptions",
    formula: { sum: "delayed" },
    unit: "count",
    more: "bad",
    outOf: { column: "disruptions", words: { en: "% of disruptions", fr: "% des perturbations" } },
    words: { en: ["Delayed flights", "long delays"], fr: ["Vols retardés", "longs retards"] },
  },
  minutesOfDelay: {
    view: "disruptions",
    formula: { total: "delay_minutes", count: "delayed", factor: 1 },
    unit: "minutes",
    more: "bad",
    words: {
      en: ["Minutes of delay", "average delay", "average minutes of delay"],
      fr: ["Minutes de retard", "retard moyen", "minutes de retard en moyenne"],
    },
  },
  answeredDisruptions: {
    view: "disruptions",
    formula: { sum: "answered" },
    unit: "count",
    more: "good",
    outOf: { column: "disruptions", words: { en: "% of disruptions", fr: "% des perturbations" } },
    words: {
      en: ["Answered disruptions", "disruptions with an answer", "disruptions answered"],
      fr: ["Perturbations avec réponse", "perturbations avec une réponse", "perturbations répondues"],
    },
  },
  conversations: {
    view: "conversations",
    formula: { sum: "conversations" },
    unit: "count",
    more: "neither",
    words: {
      en: ["Chat conversations", "conversations", "chats", "live chats"],
      fr: ["Conversations", "conversations de chat", "chats"],
    },
  },
  waitingConversations: {
    view: "conversations",
    formula: { sum: "waiting" },
    unit: "count",
    more: "bad",
    outOf: { column: "conversations", words: { en: "% of conversations", fr: "% des conversations" } },
    words: {
      en: ["Waiting conversations", "waiting chats", "conversations that wait"],
      fr: ["Conversations sans réponse", "chats sans réponse"],
    },
  },
  chatMessages: {
    view: "messages",
    formula: { sum: "messages" },
    unit: "count",
    more: "neither",
    words: { en: ["Chat messages", "messages in chats"], fr: ["Messages de chat", "messages des chats"] },
  },
  travellerMessages: {
    view: "messages",
    formula: { sum: "from_travellers" },
    unit: "count",
    more: "neither",
    outOf: { column: "messages", words: { en: "% of messages", fr: "% des messages" } },
    words: {
      en: ["Chat messages of travellers", "messages of travellers", "messages from travellers"],
      fr: ["Messages de chat des voyageurs", "messages des voyageurs"],
    },
  },
  billedBookings: {
    view: "costs",
    formula: { sum: "records" },
    unit: "count",
    more: "neither",
    words: {
      en: ["Billed bookings", "billing records", "bookings billed"],
      fr: ["Réservations facturées", "fiches de facturation"],
    },
  },
  coveredBookings: {
    view: "costs",
    formula: { sum: "covered" },
    unit: "count",
    more: "neither",
    outOf: { column: "records", words: { en: "% of billed bookings", fr: "% des réservations facturées" } },
    words: {
      en: ["Bookings with flight guard", "flight guard coverage", "billed bookings with flight guard"],
      fr: ["Réservations avec garantie vol", "réservations facturées avec garantie vol"],
    },
  },
  tripCosts: {
    view: "costs",
    formula: { sum: "amount" },
    unit: "money",
    more: "neither",
    words: {
      en: ["Trip costs", "total trip costs", "costs of trips", "billed amount"],
      fr: ["Coûts des voyages", "coût total des voyages", "montant facturé"],
    },
  },
  costPerTrip: {
    view: "costs",
    formula: { total: "amount", count: "records", factor: 1 },
    unit: "money",
    more: "neither",
    words: {
      en: ["Cost per trip", "average trip cost", "average cost of trips"],
      fr: ["Coût par voyage", "coût moyen des voyages"],
    },
  },
} as const satisfies Readonly<Record<string, Measure>>;
export type MeasureId = keyof typeof measureTable;
export const measures: Readonly<Record<MeasureId, Measure>> = measureTable;
export const measureIds = Object.keys(measureTable) as readonly MeasureId[];

/** A value that is always the same list. */
export interface FixedValue {
  readonly value: string;
  readonly words: Words;
}

export interface Dimension {
  /** `time` is made of when something happened; the others are columns. */
  readonly kind: "time" | "fixed" | "named";
  readonly words: Words;
  readonly values?: readonly FixedValue[];
}

const named = (en: Called, fr: Called) => ({ kind: "named", words: { en, fr } }) as const;
const time = (en: Called, fr: Called) => ({ kind: "time", words: { en, fr } }) as const;
const fixed = (words: Words, values: readonly FixedValue[]) => ({ kind: "fixed", words, values }) as const;
const value = (code: string, en: Called, fr: Called): FixedValue => ({ value: code, words: { en, fr } });

/** By what things are counted, and what questions are limited to (ANA-2). */
const dimensionTable = {
  hour: time(["hour", "hour of day", "hour of the day"], ["heure", "heure du jour", "heure de la journée"]),
  day: time(["day", "date", "daily"], ["jour", "date", "quotidien", "quotidienne"]),
  weekday: time(["weekday", "day of the week", "day of week"], ["jour de la semaine", "jour de semaine"]),
  week: time(["week", "weekly"], ["semaine", "hebdomadaire"]),
  month: time(["month", "monthly"], ["mois", "mensuel", "mensuelle"]),
  quarter: time(["quarter", "quarterly"], ["trimestre", "trimestriel", "trimestrielle"]),
  year: time(["year", "yearly"], ["année", "an", "annuel", "annuelle"]),
  airline: named(["airline", "carrier"], ["compagnie", "compagnie aérienne", "transporteur"]),
  vendor: named(["vendor", "client", "organisation", "organization"], ["fournisseur", "client", "organisation"]),
  operator: named(["operator", "agent", "user"], ["opérateur", "opératrice", "agent", "utilisateur"]),
  from: named(["departure airport", "origin", "airport of departure"], ["aéroport de départ", "origine", "provenance"]),
  to: named(
    ["arrival airport", "destination", "airport of arrival", "destination airport"],
    ["aéroport d’arrivée", "destination"],
  ),
  band: fixed(
    {
      en: ["time of departure", "departure time", "time band", "time of day"],
      fr: ["heure de départ", "tranche horaire", "moment de la journée"],
    },
    [
      value("EARLY", ["Early Morning", "early morning flights"], ["Tôt le matin", "petit matin"]),
      value("MORNING", ["Morning", "morning flights"], ["Matin", "matinée"]),
      value("AFTERNOON", ["Afternoon", "afternoon flights"], ["Après-midi"]),
      value("EVENING", ["Evening", "evening flights"], ["Soir", "soirée"]),
      value("NIGHT", ["Night", "night flights", "departs night"], ["Nuit", "vols de nuit"]),
    ],
  ),
  reason: fixed({ en: ["reason", "disposal reason", "status"], fr: ["motif", "raison", "statut"] }, [
    value("1", ["Pass not available", "status 1"], ["Carte non disponible", "statut 1"]),
    value("2", ["Check-in not possible", "status 2"], ["Enregistrement impossible", "statut 2"]),
    value("3", ["Passenger data", "status 3"], ["Données du passager", "statut 3"]),
    value("4", ["Flight changed", "status 4"], ["Vol modifié", "statut 4"]),
  ]),
  progress: fixed(
    { en: ["progress", "request status", "TR status", "status"], fr: ["avancement", "état de la demande", "statut"] },
    [
      value("SUBMITTED", ["Submitted"], ["Soumise", "soumises"]),
      value("ASSIGNED", ["Assigned"], ["Attribuée", "attribuées"]),
      value("BOOKED", ["Booked"], ["Réservée", "réservées"]),
      value("COMPLETED", ["Completed"], ["Terminée", "terminées"]),
      value("CANCELLED", ["Cancelled", "canceled"], ["Annulée", "annulées"]),
    ],
  ),
  disruption: fixed(
    { en: ["kind of disruption", "disruption kind"], fr: ["type de perturbation", "nature de la perturbation"] },
    [
      value("CANCELLED", ["Cancellation", "cancellations"], ["Annulation", "annulations"]),
      value("DELAYED", ["Long delay", "delay", "delays"], ["Long retard", "retard", "retards"]),
      value(
        "MISSED_CONNECTION",
        ["Missed connection", "missed connections"],
        ["Correspondance manquée", "correspondances manquées"],
      ),
    ],
  ),
  currency: fixed(
    { en: ["currency"], fr: ["devise", "monnaie"] },
    vendorCurrencies.map((code) => value(code, [code], [code])),
  ),
} as const satisfies Readonly<Record<string, Dimension>>;
export type DimensionId = keyof typeof dimensionTable;
export const dimensions: Readonly<Record<DimensionId, Dimension>> = dimensionTable;
export const dimensionIds = Object.keys(dimensionTable) as readonly DimensionId[];

const times = dimensionIds.filter((id) => dimensions[id].kind === "time");
const flight = ["airline", "vendor", "from", "to", "band"] as const;

/** By what the rows of a view can be counted: time and columns of its own. */
export const dimensionsOf: Readonly<Record<View, readonly DimensionId[]>> = {
  check_ins: [...times, ...flight, "reason"],
  work: [...times, ...flight, "operator", "reason"],
  automation: [...times, ...flight],
  requests: [...times, "vendor", "operator", "progress"],
  // A trip has days, not hours.
  trips: [...times.filter((id) => id !== "hour"), "vendor"],
  cases: [...times, "vendor", "operator"],
  comments: [...times, "vendor", "operator"],
  disruptions: [...times, ...flight, "disruption"],
  conversations: [...times, "vendor", "operator"],
  messages: [...times, "vendor", "operator"],
  // A booking has a day, not an hour.
  costs: [...times.filter((id) => id !== "hour"), "vendor", "currency"],
};

/** Whether somebody with these codes may ask about a view (ANA-1). */
export const maySee = (view: View, granted: readonly string[]): boolean =>
  views[view].needs.some((code) => granted.includes(code));

/** The views that somebody with these codes may ask about. */
export const viewsFor = (granted: readonly string[]): readonly View[] =>
  (Object.keys(views) as View[]).filter((view) => maySee(view, granted));

/** The measures that somebody with these codes may ask for, in their order. */
export const measuresFor = (granted: readonly string[]): readonly MeasureId[] =>
  measureIds.filter((id) => maySee(measures[id].view, granted));
