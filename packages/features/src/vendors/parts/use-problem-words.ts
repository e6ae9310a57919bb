import type { PreferenceProblem, VendorProblem } from "@gatehouse/domain/vendors";
import { textOf, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** What is wrong with a field, in words; undefined for nothing. */
export interface ProblemWords {
  readonly ofDetails: (problem: VendorProblem | undefined, typed?: string) => string | undefined;
  readonly ofPreference: (
    problem: { readonly field: PreferenceProblem["field"]; readonly code: string } | undefined,
  ) => string | undefined;
}

/** The words for what is wrong with a vendor's details and preferences. */
export function useProblemWords(): ProblemWords {
  const t = useMessages(messages);
  return {
    ofDetails: (problem, typed = "") => {
      if (!problem) return undefined;
      const { field, code } = problem;
      if (code === "required" && field === "phone") return t("problem.phone.required");
      if (code === "required") return t("problem.required", { field: t(`field.${field}`) });
      if (code === "email" && typed.includes(",")) return `${t("problem.email")}. ${t("problem.email.comma")}`;
      return textOf(messages, `problem.${code}`);
    },
    ofPreference: (problem) => {
      if (!problem) return undefined;
      const { field, code } = problem;
      if (code === "required" && field === "channel") return t("problem.channel");
      if (code === "required") return t("problem.required", { field: t(`preference.${field}`) });
      return textOf(messages, `problem.${code}`);
    },
  };
}
