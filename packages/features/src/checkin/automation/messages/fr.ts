import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Relancer l’automate",
  "airlines.title": "Par compagnie",
  "airlines.hint": "Choisissez des compagnies ; ce qui attend, bloque ou peut être renvoyé figure à côté de chacune.",
  "airlines.stuck": "Seulement les tâches bloquées (sans réponse depuis 30 minutes)",
  "airlines.reload": "Relancer",
  "airlines.redistribute": "Redistribuer",
  "airlines.empty": "L’automate n’a rien à faire",
  "airlines.empty.hint":
    "Les compagnies apparaissent ici dès qu’une tâche attend, peut être renvoyée, ou que des opérateurs détiennent des enregistrements ouverts.",
  "airlines.selected_one": "{{count}} compagnie sélectionnée",
  "airlines.selected_many": "{{count}} compagnies sélectionnées",
  "airlines.selected_other": "{{count}} compagnies sélectionnées",

  "column.airline": "Compagnie",
  "column.waiting": "En attente",
  "column.stuck": "Bloquées",
  "column.oldest": "Tâche la plus ancienne",
  "column.reloadable": "À renvoyer",
  "column.held": "Détenus par des opérateurs",
  minutes: "{{minutes}} min",

  "pnr.title": "Par PNR",
  "pnr.label": "PNR séparés par des virgules",
  "pnr.hint": "Les espaces et les guillemets sont ignorés : une liste peut être collée telle quelle.",
  "pnr.reload": "Relancer les PNR",
  "pnr.required": "Indiquez au moins un PNR",
  "pnr.tooMany": "Au plus {{count}} PNR à la fois.",
  "pnr.results": "Résultat",
  "pnr.reloaded": "Relancé",
  "pnr.refused.AUTOMATION_OFF": "Non relancé : l’automate est arrêté ici",
  "pnr.refused.NO_SUCH_PNR": "Non relancé : aucun vol à venir ne porte ce PNR",
  "pnr.refused.NOT_AUTOMATED": "Non relancé : l’automate n’enregistre pas auprès de cette compagnie",
  "pnr.refused.NOTHING_TO_RELOAD": "Non relancé : rien n’y est clôturé sans carte d’embarquement",
  "pnr.count_one": "{{count}} PNR",
  "pnr.count_many": "{{count}} PNR",
  "pnr.count_other": "{{count}} PNR",

  "release.title": "Libérer l’automate",
  "release.hint": "Les tâches que l’automate détient depuis plus de {{minutes}} minutes reviennent aux opérateurs.",
  "release.button": "Libérer l’automate",

  "select.some": "Veuillez sélectionner au moins une compagnie.",
  "confirm.byPnr": "Relancer",
  "confirm.byPnr.text_one": "L’automate essaie de nouveau le PNR {{pnrs}} ; la clôture précédente est effacée.",
  "confirm.byPnr.text_many":
    "L’automate essaie de nouveau {{count}} PNR ; les clôtures précédentes sont effacées : {{pnrs}}.",
  "confirm.byPnr.text_other":
    "L’automate essaie de nouveau {{count}} PNR ; les clôtures précédentes sont effacées : {{pnrs}}.",
  "confirm.byAirline": "Relancer",
  "confirm.byAirline.text":
    "Les enregistrements de {{airlines}} clôturés sans carte d’embarquement retournent à l’automate.",
  "confirm.stuck.text": "Les tâches de {{airlines}} sans réponse depuis 30 minutes sont redonnées à l’automate.",
  "confirm.redistribute": "Redistribuer",
  "confirm.redistribute.text":
    "Les enregistrements ouverts de {{airlines}} que des opérateurs détiennent retournent dans le pool. Qui y travaille les perd.",
  "confirm.release": "Libérer",

  "done.byPnr": "Les PNR ont été relancés",
  "done.byAirline_one": "Un enregistrement a été confié à l’automate",
  "done.byAirline_many": "{{count}} enregistrements ont été confiés à l’automate",
  "done.byAirline_other": "{{count}} enregistrements ont été confiés à l’automate",
  "done.byAirline.nothing": "Il n’y avait rien à confier à l’automate",
  "done.redistribute_one": "Un enregistrement est retourné dans le pool",
  "done.redistribute_many": "{{count}} enregistrements sont retournés dans le pool",
  "done.redistribute_other": "{{count}} enregistrements sont retournés dans le pool",
  "done.redistribute.nothing": "Personne ne détenait d’enregistrement de ces compagnies",
  "done.release_one": "Un enregistrement a été repris à l’automate",
  "done.release_many": "{{count}} enregistrements ont été repris à l’automate",
  "done.release_other": "{{count}} enregistrements ont été repris à l’automate",
  "done.release.nothing": "L’automate n’a aucune tâche de plus de {{minutes}} minutes",

  "failed.airlines": "Les chiffres de l’automate n’ont pas pu être lus",
  "failed.byPnr": "Les PNR n’ont pas pu être relancés",
  "failed.byAirline": "Les compagnies n’ont pas pu être relancées",
  "failed.redistribute": "Les enregistrements n’ont pas pu être redistribués",
  "failed.release": "L’automate n’a pas pu être libéré",
} as const satisfies Translation<typeof en>;
