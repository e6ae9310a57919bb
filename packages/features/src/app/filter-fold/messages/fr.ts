import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  filters: "Filtres",
  set_one: "{{count}} actif",
  set_many: "{{count}} actifs",
  set_other: "{{count}} actifs",
} as const satisfies Translation<typeof en>;
