import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  retry: "Réessayer",
  zoomOut: "Réduire",
  zoomIn: "Agrandir",
  fitWidth: "Toute la largeur",
  download: "Télécharger le PDF",
  newTab: "Ouvrir dans un nouvel onglet",
  page: "Page {{page}} sur {{count}}",
};
