import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  none: "Le PDF du voyage n’est pas disponible",
  retry: "Réessayer",
  label: "PDF de l’itinéraire",
  zoomOut: "Réduire",
  zoomIn: "Agrandir",
  fitWidth: "Toute la largeur",
  download: "Télécharger le PDF",
  newTab: "Ouvrir dans un nouvel onglet",
  loading: "Le PDF est en préparation…",
  page: "Page {{page}} sur {{count}}",
};
