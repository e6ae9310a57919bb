import { TimeLeft } from "../../app/time/time-left.tsx";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** After too many attempts: when the next one is possible. @property until milliseconds since 1970 */
export function TryAgainAt({ until, onOver }: { readonly until: number; readonly onOver: () => void }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    until,
  );
  return (
    <>
      {t("failed.attempts")} <TimeLeft until={until} onOver={onOver} />, {t("failed.attemptsAt", { time })}
    </>
  );
}
