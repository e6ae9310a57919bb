import { chakra } from "@chakra-ui/react";
import { AppLink } from "../../app/index.ts";
import { relativeTime } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useNow } from "../clock.ts";
import type { WaitingChange } from "../details/data/use-decide-change.ts";
import { detailsPath } from "../details-path.ts";
import { useWords } from "../use-words.ts";
import { messages } from "./messages/index.ts";

export interface ChangeRequestSubjectProps {
  readonly change: WaitingChange;
}

/** Whose booking a change belongs to, with the way to its check-in details, and when it was asked for. */
export function ChangeRequestSubject({ change: { bookingNo, vendor, pnr, requestedAt } }: ChangeRequestSubjectProps) {
  const t = useMessages(messages);
  const { utc, language } = useWords();
  const now = useNow();
  return (
    <chakra.div flex={{ base: "1 0 100%", md: "0 0 17rem" }} minW="0">
      <chakra.div textStyle="figures">
        <chakra.span color="accent.fg" textDecoration="underline" textUnderlineOffset="3px">
          <AppLink href={detailsPath({ pnr, bookingNo })} aria-label={t("booking", { booking: bookingNo, pnr })}>
            {bookingNo} · {pnr}
          </AppLink>
        </chakra.span>{" "}
        <chakra.span color="fg.muted">{vendor}</chakra.span>
      </chakra.div>
      <chakra.div textStyle="xs" color="fg.muted">
        {t("asked", { ago: relativeTime(now, requestedAt, language) })} ·{" "}
        <time dateTime={new Date(requestedAt * 1000).toISOString()}>{t("at", { time: utc(requestedAt) })}</time>
      </chakra.div>
    </chakra.div>
  );
}
