import { passportRule } from "@gatehouse/domain/travellers";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** How passport numbers of a nationality look, in words; nothing while there is none. @param nationality alpha-3 */
export function usePassportHint(nationality: string): string | undefined {
  const t = useMessages(messages);
  if (nationality === "") return undefined;
  const { hint } = passportRule(nationality);
  switch (hint.kind) {
    case "digits":
      return t("passport.digits", { count: hint.count });
    case "shapes":
      return t(hint.shapes.some((shape) => shape.includes("*")) ? "passport.shapesEither" : "passport.shapes", {
        shapes: hint.shapes.join(t("passport.or")),
      });
    case "any":
      return t("passport.any", { most: hint.most });
  }
}
