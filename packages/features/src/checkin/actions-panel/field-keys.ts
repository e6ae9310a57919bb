import { passengerFields } from "../details/passenger-text.ts";

type FieldKey = `field.${(typeof passengerFields)[number]}` | "travellers.destination" | "travellers.emergency";

/** What has a word of its own, or the field as the log names it where nobody has one. */
type Named = { readonly known: FieldKey; readonly field?: never } | { readonly known?: never; readonly field: string };

function keyOf(field: string): Named {
  const [block] = field.split(".");
  if (block === "destinationAddress") return { known: "travellers.destination" };
  if (block === "emergencyContact") return { known: "travellers.emergency" };
  const shown = block === "phoneCode" || block === "phoneNumber" ? "phone" : block;
  const found = passengerFields.find((one) => one === shown);
  return found ? { known: `field.${found}` } : { field };
}

/**
 * Keys of the details page's words for fields that a log names. Parts of an address, of the emergency contact and of a phone number
 * are one word: which of them it was matters to nobody who reads it.
 */
export const fieldKeys = (fields: readonly string[]): readonly Named[] => {
  const named = fields.map(keyOf);
  const wordOf = ({ known, field }: Named) => known ?? field;
  return named.filter((one, index) => named.findIndex((other) => wordOf(other) === wordOf(one)) === index);
};
