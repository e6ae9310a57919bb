import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Itinéraire choisi",
  goBack: "Retour",
  all: "Afficher tous les vols",
  "title.confirm": "Confirmez votre vol",
  lead: "Rien n’est réservé avant votre confirmation.",
  booking: "Réservation n°",
  passengers: "Passagers",
  total: "Prix total",
  "total.note": "pour {{passengers}}",
  baggage: "Nombre de bagages",
  "baggage.limit_one": "0 à {{count}} pour vous tous",
  "baggage.limit_many": "0 à {{count}} pour vous tous",
  "baggage.limit_other": "0 à {{count}} pour vous tous",
  "baggage.fewer": "Un bagage de moins",
  "baggage.more": "Un bagage de plus",
  "baggage.most": "C’est la limite : deux bagages par adulte et par enfant.",
  rules: "Bon à savoir",
  "rules.baggage": "Chaque adulte et chaque enfant peut emporter deux bagages.",
  "rules.infants": "Les bébés voyagent sur les genoux et n’ont pas de bagages à eux.",
  "rules.replace": "Si vous confirmez plus tard un autre vol, il remplacera celui-ci.",
  "rules.guarantee":
    "Jusqu’à {{amount}} par passager seront pris en charge selon les conditions de la Garantie perturbation de vol.",
  confirm: "Confirmer",
  sending: "Envoi…",
  another: "Vous avez confirmé un autre vol. Confirmer celui-ci le remplace.",

  "flights.booking.missing": "Les informations de réservation manquent.",
  "missing.help": "Ouvrez cette page par le lien de notre message, ou adressez-vous au service clients.",
  "flights.booking.baggage_one": "Au plus {{count}} bagage est possible.",
  "flights.booking.baggage_many": "Au plus {{count}} de bagages sont possibles.",
  "flights.booking.baggage_other": "Au plus {{count}} bagages sont possibles.",
  "flights.booking.soldOut": "Il ne reste pas assez de places sur ce vol.",
  failed: "Le vol de remplacement n’a pas pu être choisi.",
  "failed.seats_one": "Il ne reste que {{count}} place, et il vous en faut {{needed}}.",
  "failed.seats_many": "Il ne reste que {{count}} de places, et il vous en faut {{needed}}.",
  "failed.seats_other": "Il ne reste que {{count}} places, et il vous en faut {{needed}}.",
  "failed.noSeats": "Il ne reste aucune place.",
  "error.NOT_FOUND": "Cette recherche n’est plus conservée. Recherchez à nouveau ; vos saisies restent.",
  "error.ITINERARY_CHANGED": "L’itinéraire a changé. Recherchez à nouveau ; vos saisies restent.",
  searchAgain: "Rechercher à nouveau",
  otherFlight: "Choisir un autre vol",

  done: "Vol de remplacement choisi avec succès.",
  received:
    "Nous avons reçu votre choix et nous nous occupons du reste. Vous aurez de nos nouvelles dès que le vol sera réservé.",
  "done.baggage_one": "{{count}} bagage",
  "done.baggage_many": "{{count}} de bagages",
  "done.baggage_other": "{{count}} bagages",
  "done.at": "Reçu le {{time}}",

  "claim.before":
    "Vous êtes ici sans le lien de notre message : ceci est donc une demande. Rien n’est réservé tant que nous ne savons pas que la réservation est la vôtre.",
  "claim.confirm": "Envoyer la demande",
  "claim.done": "Votre demande est arrivée.",
  "claim.received":
    "Nous ne pouvons pas savoir si cette réservation est la vôtre, car la page a été ouverte sans le lien de notre message. Cette demande ne réserve et ne modifie rien, et notre équipe la voit comme non vérifiée. Pour faire réserver le vol, ouvrez le lien de notre message et confirmez-le là, ou adressez-vous au service clients.",

  "next.title": "Ce que vous pouvez faire maintenant",
  "next.lead": "Rien n’est réservé ici. Envoyez ce vol à la personne qui réserve pour vous.",
  "next.share": "Partager…",
  "next.copy": "Copier le vol et le lien",
  "next.copied": "Le vol et le lien ont été copiés.",
  "next.notCopied": "Le navigateur n’autorise pas la copie. Copiez plutôt l’adresse de la page.",
  "next.inform": "« Informer le voyageur » ci-dessus l’envoie à un voyageur dans le chat.",

  "care.subjectless": "Recherche de vols",
} as const satisfies Translation<typeof en>;
