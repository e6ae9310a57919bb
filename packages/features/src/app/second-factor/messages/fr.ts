import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "setup.lead": "Scannez ceci avec une application d’authentification, ou saisissez-y la clé.",
  "setup.qr": "Code QR contenant la clé",
  "setup.key": "Clé",
  "setup.open": "Ouvrir dans une application de cet appareil",
  "setup.codeLead": "Saisissez ensuite le code que l’application affiche.",
  code: "Code",
  "code.app": "Les six chiffres de l’application.",
  "code.either": "Les six chiffres de l’application, ou un code de secours.",
  confirm: "Confirmer le code",
  confirming: "Confirmation…",
  "codes.title": "Vos codes de secours",
  "codes.lead":
    "Chacun vous connecte une fois, quand l’application n’est pas à portée de main. Ils ne sont affichés que cette fois : gardez-les là où vous gardez vos mots de passe, pas sur le téléphone de l’application.",
  "codes.list": "Codes de secours",
  "codes.copy": "Copier",
  "codes.copied": "Copiés",
  "codes.notCopied": "Non copiés : choisissez un autre moyen",
  "codes.download": "Télécharger",
  "codes.print": "Imprimer",
  "codes.file": "Codes de secours pour Gatehouse, {{email}}",
  "codes.kept": "Je les ai gardés",
  "error.WRONG_CODE": "Ce code est faux, ou a déjà été utilisé. Attendez le suivant et vérifiez l’heure du téléphone.",
  "error.SETUP_OVER": "La configuration a duré trop longtemps. Recommencez.",
  "error.KEY_OVER": "Cela a duré trop longtemps. Reconnectez-vous avec votre mot de passe.",
  "access.code.required": "Saisissez le code.",
  "access.code.form": "Un code de l’application a 6 chiffres, un code de secours 10 lettres et chiffres.",
} as const satisfies Translation<typeof en>;
