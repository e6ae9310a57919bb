import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "state.queued": "En file",
  "state.waiting": "En attente",
  "state.retrying": "Nouvel essai",
  "state.dead": "Échec",
  "state.sent": "Envoyé",
  "state.cancelled": "Annulé",
  "delivery.delivered": "Remis",
  "delivery.undelivered": "Non remis",
  "reason.no-channel": "aucun serveur de messagerie n’est configuré",
  "reason.channel-fault": "le serveur de messagerie est injoignable ou nous refuse",
  "reason.no-address": "le voyageur n’a pas d’adresse e-mail",
  "reason.busy": "le serveur du destinataire demande de revenir plus tard",
  "reason.quiet-hours": "il fait nuit chez son destinataire",
  "reason.bad-number": "le numéro de téléphone n’est pas valable",
  "reason.opted-out": "son destinataire a écrit STOP et ne veut pas de SMS",
  "reason.refused": "le serveur du destinataire l’a refusé",
  "reason.bad-address": "l’adresse e-mail n’est pas valable",
  "reason.no-document": "la carte d’embarquement n’est plus conservée",
  "reason.no-secret": "son lien n’est plus connu",
  "reason.gave-up": "abandonné après trop d’essais",
  "reason.never-sent": "une version antérieure de {{brand}} l’a dit envoyé sans l’envoyer",
  "reason.taken-back": "retiré",
  "reason.too-late": "le vol est parti ou la carte a changé",
  withReason: "{{state}} : {{reason}}",
} as const satisfies Translation<typeof en>;
