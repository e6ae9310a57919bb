import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  title: "À propos de {{brand}}",
  signIn: "Se connecter",
  none: "{{brand}} n’a encore rien dit à son sujet.",
};
