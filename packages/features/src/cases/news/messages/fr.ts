import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  mark_one: "{{count}} avec de nouveaux commentaires",
  mark_many: "{{count}} avec de nouveaux commentaires",
  mark_other: "{{count}} avec de nouveaux commentaires",
} as const satisfies Translation<typeof en>;
