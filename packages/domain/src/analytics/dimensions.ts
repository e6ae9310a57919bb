import { vendorCurrencies } from "../vendors/vocabulary.ts";
import type { Called, Words } from "./words.ts";

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
  hospital: named(["hospital"], ["hôpital"]),
  program: named(["program", "programme"], ["programme"]),
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
