import type { PayerLanguage } from "../provider.ts";

const en = {
  title: "Simulated bank",
  card: "Card",
  pays: "A card that pays",
  declined: "A card that is declined",
  secure: "A card with 3-D Secure",
  late: "A card whose bank is slow",
  twice: "A card whose bank says everything twice",
  pay: "Pay",
  noMoney: "No money moves.",
  confirmTitle: "Confirm it is you",
  code: "Code from your bank",
  codeHint: "In this simulation it is 123456.",
  confirm: "Confirm",
  cancel: "Cancel",
  unknown: "This page is not known.",
  used: "This page was used already.",
  wrongCode: "The code was wrong.",
  wasDeclined: "The card was declined.",
  gaveUp: "You did not confirm the payment.",
  isLate: "The bank needs a little longer.",
};

export type BankWords = Readonly<typeof en>;

const fr: BankWords = {
  title: "Banque simulée",
  card: "Carte",
  pays: "Une carte qui paie",
  declined: "Une carte refusée",
  secure: "Une carte avec 3-D Secure",
  late: "Une carte dont la banque est lente",
  twice: "Une carte dont la banque dit tout deux fois",
  pay: "Payer",
  noMoney: "Aucun argent ne circule.",
  confirmTitle: "Confirmez que c’est vous",
  code: "Code de votre banque",
  codeHint: "Dans cette simulation, c’est 123456.",
  confirm: "Confirmer",
  cancel: "Annuler",
  unknown: "Cette page est inconnue.",
  used: "Cette page a déjà servi.",
  wrongCode: "Le code était faux.",
  wasDeclined: "La carte a été refusée.",
  gaveUp: "Vous n’avez pas confirmé le paiement.",
  isLate: "La banque a besoin d’un peu plus de temps.",
};

/** What the simulated bank says, in the language of whoever pays (PAY-11). */
export const bankWords: Readonly<Record<PayerLanguage, BankWords>> = { en, fr };
