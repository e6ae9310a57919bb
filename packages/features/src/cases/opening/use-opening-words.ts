import type { Api } from "@gatehouse/api/client";
import { useMemo } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

type Row = Pick<Awaited<ReturnType<Api["cases"]["list"]>>["content"][number], "initialComment" | "openedBy">;
type Trouble = NonNullable<Row["openedBy"]["trouble"]>;

/** What opened a case (CMT-28), and what happened to a flight, in the reader's language. */
export function useOpeningWords() {
  const t = useMessages(messages);
  return useMemo(() => {
    const length = (minutes: number): string =>
      minutes < 60
        ? t("minutes", { count: minutes })
        : minutes < 48 * 60
          ? t("hours", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") })
          : t("days", { count: Math.floor(minutes / 1440) });
    const trouble = ({ flight, from, to, kind, minutes }: Trouble): string => {
      const route = `${from} → ${to}`;
      return kind === "DELAYED"
        ? t("trouble.DELAYED", { flight, route, time: length(minutes) })
        : t(`trouble.${kind}`, { flight, route });
    };
    return {
      /** "Delayed 3 h 10: DL 1862 ATL → MSP" */
      trouble,
      /** What opened it: words of people, what happened to its flight, or what was asked for; empty where nobody knows. */
      opening: ({ initialComment, openedBy }: Row): string => {
        if (initialComment !== "") return initialComment;
        if (openedBy.trouble) return trouble(openedBy.trouble);
        if (!openedBy.wanted) return "";
        const { purpose, from, to } = openedBy.wanted;
        const what = [purpose, from === "" ? "" : `${from} → ${to}`].filter(Boolean).join(", ");
        return what === "" ? "" : t("request", { what });
      },
    };
  }, [t]);
}
