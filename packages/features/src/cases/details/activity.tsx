import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { AppLink } from "../../app/index.ts";
import { tripPath } from "../../app/trip-path.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { caseTime } from "../case-time.ts";
import { useOpeningWords } from "../opening/use-opening-words.ts";
import type { ReadCase } from "./data/use-case.ts";
import { messages } from "./messages/index.ts";

type Entry = ReadCase["history"][number];

export interface ActivityProps {
  readonly found: ReadCase;
  /** So many are seen before somebody asks for all. */
  readonly first: number;
}

/** The list on a case's page that tells what became of it and its trip, the latest first (CMT-29). */
export function Activity({ found: { history, vCode, bookingNo }, first }: ActivityProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { trouble } = useOpeningWords();
  const [all, setAll] = useState(false);
  const shown = all ? history : history.slice(0, first);
  const text = ({ action, note, trouble: flight }: Entry): string =>
    flight
      ? action === "DISRUPTED"
        ? trouble(flight)
        : t(`history.${action}`, { note, flight: flight.flight })
      : t(`history.${action}`, { note, flight: "" });
  const when = ({ at, userid }: Entry): string => {
    const time = `${caseTime(at, language)} UTC`;
    if (userid === "") return time;
    return t("history.by", { time, who: userid === theTraveller ? t("history.traveller") : userid });
  };
  return (
    <chakra.section aria-label={t("activity")} minW="0" textStyle="sm">
      <chakra.h2 textStyle="md" fontWeight="strong" pb="1.5">
        {t("activity")}
      </chakra.h2>
      <chakra.ol listStyleType="none" display="grid" gap="1.5">
        {shown.map((entry, place) => (
          <chakra.li
            key={`${entry.action} ${String(entry.at)} ${entry.note} ${place}`}
            borderInlineStartWidth="2px"
            ps="3"
            display="flex"
            flexWrap="wrap"
            columnGap="2"
            alignItems="baseline"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {(entry.action === "BOOKED" || entry.action === "PUBLISHED") && bookingNo !== null ? (
                <AppLink color="accent.fg" href={tripPath(bookingNo, vCode)}>
                  {text(entry)}
                </AppLink>
              ) : (
                text(entry)
              )}
            </chakra.span>
            <chakra.span color="fg.muted" textStyle="xs">
              {when(entry)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
      {history.length > first && (
        <Button size="sm" variant="plain" ps="0" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("activity.fewer") : t("activity.all", { count: history.length })}
        </Button>
      )}
    </chakra.section>
  );
}

/** Whoever held the link of a disruption, as its log calls them. */
const theTraveller = "TRAVELLER";
