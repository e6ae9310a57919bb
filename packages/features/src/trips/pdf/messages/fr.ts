import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  none: "Le PDF du voyage n’est pas disponible",
  label: "PDF de l’itinéraire",
  loading: "Le PDF est en préparation…",
};
