import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "locked.title": "Enregistrements attribués à tous les opérateurs",
  "locked.total": "Total : {{count}}",
  "locked.refresh": "ACTUALISER",
  "locked.unlock": "DÉVERROUILLER",
  "locked.empty": "Personne ne détient rien",
  "locked.empty.hint": "Ce que les opérateurs prennent en charge apparaît ici tout seul.",
  "locks.title": "État des verrous de tous les enregistrements (automate compris)",
  "locks.group": "GROUPER PAR VERROU",
  "locks.empty": "Aucun enregistrement n’est ouvert",
  "locks.empty.hint": "Les enregistrements ouverts apparaissent ici d’eux-mêmes.",
  "locks.file": "verrous",

  "column.bookingNo": "Réservation",
  "column.checkins": "Enregistrements",
  "column.count": "Nombre",
  "column.pnr": "PNR",
  "column.airline": "Compagnie",
  "column.vendor": "Fournisseur",
  "column.user": "Opérateur",
  "column.lockedAt": "Verrouillé depuis UTC",
  "column.activeAt": "Dernière activité UTC",
  "column.closesIn": "Ferme dans",
  "column.departs": "Départ UTC",
  "column.lockId": "ID de verrou",
  "column.created": "Créé il y a",
  "column.wait": "Attente",

  "failed.locked": "Erreur lors de la lecture des attributions verrouillées",
  "failed.locks": "L’état des verrous n’a pas pu être lu",
  "failed.unlock": "Erreur lors du déverrouillage des attributions",
  "done.unlock": "Attributions déverrouillées",
  "done.unlock.count_one": "Un enregistrement est retourné dans le pool.",
  "done.unlock.count_many": "{{count}} enregistrements sont retournés dans le pool.",
  "done.unlock.count_other": "{{count}} enregistrements sont retournés dans le pool.",
  "done.unlock.nothing": "Plus rien n’était verrouillé.",
  "select.some": "Veuillez sélectionner au moins une attribution à déverrouiller",
  "confirm.unlock": "Déverrouiller",
  "confirm.unlock.text_one": "La réservation {{bookings}} retourne dans le pool. Qui y travaille la perd.",
  "confirm.unlock.text_many":
    "{{count}} réservations retournent dans le pool : {{bookings}}. Qui y travaille les perd.",
  "confirm.unlock.text_other":
    "{{count}} réservations retournent dans le pool : {{bookings}}. Qui y travaille les perd.",
} as const satisfies Translation<typeof en>;
