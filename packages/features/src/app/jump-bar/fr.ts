import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  label: "Sur cette page",
  comments: "Commentaires",
  some: "Nouveau",
  new_one: "{{count}} nouveau",
  new_many: "{{count}} de nouveaux",
  new_other: "{{count}} nouveaux",
} as const satisfies Translation<typeof en>;
