import { chakra } from "@chakra-ui/react";
import type { Details } from "../data/use-details.ts";
import type { BoardWords } from "../use-board-words.ts";
import { Part } from "./part.tsx";

const events = [
  "detected",
  "notified",
  "notifyFailed",
  "linkMade",
  "linkSent",
  "opened",
  "choseNothing",
  "choseLounge",
  "searched",
  "choseFlight",
  "voucherSent",
  "passSent",
  "declined",
  "confirmed",
  "expired",
  "kindChanged",
  "coverChanged",
  "priceAsked",
  "consentAsked",
  "consentGiven",
  "consentRefused",
] as const;

function eventText(event: string, { t }: BoardWords): string {
  const known = events.find((one) => one === event);
  return known ? t(`event.${known}`) : event;
}

interface HistoryProps {
  readonly details: Details;
  readonly words: BoardWords;
}

/** What happened with the disruption, and who did it. */
export function History({ details, words }: HistoryProps) {
  const { t } = words;
  return (
    <Part title={t("history.title")}>
      <chakra.ol listStyleType="none" display="grid" gap="1">
        {details.history.map(({ event, at, userid, note }) => (
          <chakra.li key={`${event} ${String(at)} ${note}`} display="grid" gridTemplateColumns="5rem 1fr" gap="2">
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {words.exact(at)}
            </chakra.span>
            <chakra.span overflowWrap="anywhere">
              {eventText(event, words)}
              {note !== "" && <chakra.span color="fg.muted"> · {note}</chakra.span>}
              {!["SYSTEM", "TRAVELLER", ""].includes(userid) && <chakra.span color="fg.muted"> · {userid}</chakra.span>}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Part>
  );
}
