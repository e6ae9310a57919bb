import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  title: "État du paiement",
  paid: "Merci pour votre paiement.",
  failed: "Réessayez",
  ok: "Ok",
  unknown: "Nous ne connaissons pas ce paiement",
  paidHelp: "La réservation est mise à jour dès que la banque a confirmé le paiement. Vous pouvez fermer cette page.",
  failedHelp: "Le paiement n’a pas été effectué et rien n’a été débité. Revenez là où vous avez payé pour réessayer.",
  unknownHelp: "L’adresse de cette page est incomplète. Revenez là où vous avez payé, ou parlez-nous.",
  says: "La banque indique :",
};
