import { useWatch } from "react-hook-form";
import { useMessages } from "../../i18n/index.ts";
import type { InfoForm } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";

/** What the passengers are called, as it is in the form; their number where no name is given. */
export function useNamesOf({ control, info }: Pick<InfoForm, "control" | "info">): readonly string[] {
  const t = useMessages(messages);
  const names = useWatch({
    control,
    name: info.passengers.flatMap((_, index) => [
      `passengers.${index}.firstname` as const,
      `passengers.${index}.lastname` as const,
    ]),
  });
  return info.passengers.map((_, index) => {
    const name = [names[2 * index], names[2 * index + 1]].filter(Boolean).join(" ").trim();
    return name === "" ? t("unnamed", { number: index + 1 }) : name;
  });
}
