import type { RequestForm } from "@gatehouse/domain/requests";
import type { FieldPathByValue } from "react-hook-form";

/** Fields of the form that hold a text. */
export type TextPath = FieldPathByValue<RequestForm, string>;

/** The lists of the form: what a trip consists of. */
export const entryKinds = ["flights", "hotels", "cars", "trains"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The message about entries of a kind, which may offer one back. */
export const toastOf = (kind: EntryKind): string => `request-${kind}`;

/** Parts of the form, each with a heading of its own. */
export type FormPart = "tripDates" | "program" | "purpose" | EntryKind | "callHouse";

/** The id in the document of a field, or of what stands for it. */
export const idOf = (path: string): string => `request-${path.replaceAll(".", "-")}`;

/** Which part of the form a field belongs to. */
export function partOf(path: string): FormPart {
  const [first] = path.split(".", 1);
  switch (first) {
    case "flights":
    case "hotels":
    case "cars":
    case "trains":
      return first;
    case "programId":
    case "deptCode":
      return "program";
    case "purpose":
    case "dynamicFields":
      return "purpose";
    case "consent":
      return "callHouse";
    default:
      return "tripDates";
  }
}
