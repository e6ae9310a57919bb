import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  code: "{{label}} : indicatif du pays",
  found_one: "{{count}} pays",
  found_other: "{{count}} pays",
  found_many: "{{count}} pays",
  none: "Aucun pays avec cet indicatif ou ce nom",
} as const satisfies Translation<typeof en>;
