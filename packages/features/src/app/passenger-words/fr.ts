import type { Translation } from "../../i18n/index.ts";
import type { passengerWords as en } from "./en.ts";

export const passengerWords = {
  "field.firstname": "Prénom",
  "field.middlename": "Deuxième prénom",
  "field.lastname": "Nom",
  "field.gender": "Sexe",
  "field.dob": "Date de naissance",
  "field.nationality": "Nationalité",
  "field.passportNo": "Numéro de passeport",
  "field.email": "E-mail",
  "field.phone": "Téléphone",
} as const satisfies Translation<typeof en>;
