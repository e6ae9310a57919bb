import type { CheckIn } from "@gatehouse/domain/checkin";
import { isolated } from "../../i18n/index.ts";
import { dayInDigits, dayText } from "../time/index.ts";
import type { travellerWords } from "./en.ts";

type Passenger = CheckIn["passenger"];

/** A traveller, as far as it is known what tells them from others of their name. */
export interface NamedTraveller {
  readonly passenger: Pick<Passenger, "firstname" | "lastname"> & Partial<Passenger>;
  readonly toldApartBy?: CheckIn["toldApartBy"];
  readonly pnr: string;
}

interface Words {
  readonly t: (key: keyof typeof travellerWords, values: { readonly value: string }) => string;
  readonly language: string;
}

/** How people are called on screen: `NOVAK, Ana`. Travellers of one name are called the same: see `nameOf`. */
export const plainNameOf = ({ passenger: { firstname, lastname }, pnr }: NamedTraveller): string =>
  isolated([lastname.toUpperCase(), firstname].filter((part) => part !== "").join(", ") || pnr);

/** With the title, where it is known: `MISS WILLIAMS, Emma`. */
export const titledNameOf = (named: NamedTraveller): string =>
  [named.passenger.title?.toUpperCase(), plainNameOf(named)].filter(Boolean).join(" ");

/** What tells a traveller from others of the same name in the booking: `MISS`, `MISS, born 20 Aug 2015`. Empty where nobody shares it. */
function distinguishingTextOf(
  { passenger: { title = "" }, toldApartBy }: NamedTraveller,
  { t, language }: Words,
): string {
  if (!toldApartBy) return "";
  const { fact, value } = toldApartBy;
  const further = {
    title: "",
    middlename: value,
    dateOfBirth: t("traveller.dateOfBirth", { value: dayText(value, language) }),
    ticketEnd: t("traveller.ticketEnd", { value }),
    position: t("traveller.position", { value }),
  }[fact];
  return [title.toUpperCase(), further].filter((part) => part !== "").join(", ");
}

/** As short as a row wants it: `MISS`, `20/08/2015`, `…7890`. */
export function distinguishingTextInShort(
  { toldApartBy }: NamedTraveller,
  { language }: Pick<Words, "language">,
): string {
  if (!toldApartBy) return "";
  const { fact, value } = toldApartBy;
  return {
    title: value.toUpperCase(),
    middlename: value,
    dateOfBirth: dayInDigits(value, language),
    ticketEnd: `…${value}`,
    position: `#${value}`,
  }[fact];
}

/** How a traveller is called wherever somebody chooses one, acts on one or is told of one: `WILLIAMS, Emma (MISS)`. */
export function nameOf(named: NamedTraveller, words: Words): string {
  const apart = distinguishingTextOf(named, words);
  return apart === "" ? plainNameOf(named) : `${plainNameOf(named)} (${apart})`;
}
