import { useMessages } from "../../i18n/index.ts";
import type { ProblemCount } from "../form/problems.ts";
import { messages } from "../messages/index.ts";

/** "3 missing, 2 to correct". @param kind `footer` says of what: "3 details still missing, 2 to correct" */
export function useCountWords(kind: "part" | "footer" = "part"): (count: ProblemCount) => string {
  const t = useMessages(messages);
  const names = kind === "footer" ? (["footer.missing", "footer.wrong"] as const) : (["missing", "wrong"] as const);
  return ({ missing, wrong }) => {
    if (wrong === 0) return t(names[0], { count: missing });
    if (missing === 0) return t(names[1], { count: wrong });
    return t("missing.wrong", { missing: t(names[0], { count: missing }), wrong: t("wrong", { count: wrong }) });
  };
}
