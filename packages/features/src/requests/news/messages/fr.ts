import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  mark_one: "{{count}} qui vous est attribuée",
  mark_many: "{{count}} qui vous sont attribuées",
  mark_other: "{{count}} qui vous sont attribuées",
  "assigned.one": "TR-{{id}} vous est attribuée",
  assigned_one: "{{count}} demande de voyage vous est attribuée",
  assigned_many: "{{count}} de demandes de voyage vous sont attribuées",
  assigned_other: "{{count}} demandes de voyage vous sont attribuées",
  open: "Ouvrir TR-{{id}}",
  list: "Demandes de voyage en attente",
} as const satisfies Translation<typeof en>;
