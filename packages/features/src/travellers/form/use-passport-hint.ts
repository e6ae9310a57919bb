import { passportRule } from "@gatehouse/domain/travellers";
import { type Translate, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** What the signs of a shape stand for; only those that occur in it are explained. */
const signs = [
  ["A", "passport.letter"],
  ["0", "passport.digit"],
  ["*", "passport.sign"],
] as const;

/** How passport numbers of a nationality look, in words; nothing while there is none. @param nationality alpha-3 */
export const usePassportHint = (nationality: string): string | undefined =>
  passportHint(nationality, useMessages(messages));

/** How passport numbers of a nationality look, in words that are at hand: the signs that it shows are explained, and no others. */
export function passportHint(nationality: string, t: Translate<typeof messages.en>): string | undefined {
  if (nationality === "") return undefined;
  const { hint } = passportRule(nationality);
  switch (hint.kind) {
    case "digits":
      return t("passport.digits", { count: hint.count });
    case "shapes": {
      const [only = "", ...others] = hint.shapes;
      if (others.length === 0 && /^\*+$/.test(only)) return t("passport.either", { count: only.length });
      const legend = signs.filter(([sign]) => hint.shapes.some((shape) => shape.includes(sign)));
      return t("passport.shapes", {
        shapes: hint.shapes.join(t("passport.or")),
        signs: legend.map(([, key]) => t(key)).join(", "),
      });
    }
    case "any":
      return t("passport.any", { most: hint.most });
  }
}
