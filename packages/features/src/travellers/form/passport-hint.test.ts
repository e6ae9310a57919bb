import { expect, test } from "vitest";
import { i18n } from "../../i18n/instance.ts";
import type { Translate } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { passportHint } from "./use-passport-hint.ts";

// Widened as `useMessages` does: the parameters are checked by our own types.
const t: Translate<typeof messages.en> = (key, ...[parameters]) => {
  const widened: string = key;
  return i18n.t(widened, { ns: messages.namespace, ...parameters });
};

// TRV-10
test.each([
  ["HRV", "Passports of this country have 9 digits."],
  ["DEU", "Passports of this country have 9 letters and digits."],
  ["AUT", "Passports of this country look like A0000000 or AA0000000. A is a letter, 0 is a digit."],
  ["ITA", "Passports of this country look like **0000000. 0 is a digit, * is a letter or a digit."],
  ["XXA", "At most 9 letters and digits."],
  ["", undefined],
])("the hint for %s explains the signs that it shows, and no others", (nationality, hint) => {
  expect(passportHint(nationality, t)).toBe(hint);
});
