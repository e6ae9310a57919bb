import { chakra } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { ChevronDown, ChevronUp, ShieldCheck, ShieldOff, X } from "lucide-react";
import { useShortcut } from "../../../app/index.ts";
import { ChatLink } from "../chat-link.tsx";
import { useDetails } from "../data/use-details.ts";
import type { BoardWords } from "../use-board-words.ts";
import { Alternative } from "./alternative.tsx";
import { Contact } from "./contact.tsx";
import { FlightLine } from "./flight-line.tsx";
import { History } from "./history.tsx";
import { Lounge } from "./lounge.tsx";
import { Code, Part } from "./part.tsx";

export interface DetailsPanelProps {
  readonly id: number;
  readonly words: BoardWords;
  /** It stands beside the board, and closes and steps by itself. */
  readonly inline: boolean;
  readonly onClose: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** One disruption: what happened, what the traveller chose, what it costs now, and what staff do about it. */
export function DetailsPanel({ id, words, inline, onClose, onStep }: DetailsPanelProps) {
  const { t } = words;
  const { details, error, read, show } = useDetails(id);
  useShortcut({ keys: "Escape", label: t("close"), run: onClose });
  if (!details)
    return error === undefined ? (
      <chakra.div p="4" display="grid" gap="3" aria-busy>
        {Array.from({ length: 5 }, (_, place) => (
          <chakra.div key={place} height="16" bg="bg.sunken" borderRadius="control" />
        ))}
      </chakra.div>
    ) : (
      <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={() => void read()} />
    );
  return (
    <chakra.div display="grid" textStyle="sm">
      <chakra.header display="flex" gap="2" alignItems="start" px="4" py="3">
        <chakra.div flex="1" minW="0">
          <chakra.h2 textStyle="lg" overflowWrap="anywhere">
            {details.traveller || details.bookingNo}
          </chakra.h2>
          <chakra.p color="fg.muted">
            {t("booking")} <Code>{details.bookingNo}</Code> · {t("pnr")} <Code>{details.pnr}</Code>
          </chakra.p>
          <chakra.p pt="1" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <StatusPill tone={details.covered ? "ok" : "slate"} icon={details.covered ? ShieldCheck : ShieldOff}>
              {details.covered ? t("covered") : t("notCovered")}
            </StatusPill>
            {details.chat && <ChatLink chat={details.chat} words={words} />}
          </chakra.p>
        </chakra.div>
        {inline && (
          <>
            <IconButton icon={ChevronUp} label={t("previous")} onClick={() => onStep(-1)} />
            <IconButton icon={ChevronDown} label={t("next")} onClick={() => onStep(1)} />
            <IconButton icon={X} label={t("close")} onClick={onClose} />
          </>
        )}
      </chakra.header>
      <Part title={t(`flight.${details.kind}`)}>
        <FlightLine flight={details.segment} words={words} lost={details.kind === "CANCELLED"} />
        {details.kind === "DELAYED" && (
          <chakra.p color="state.warn.fg">{words.what(details.kind, details.minutes)}</chakra.p>
        )}
      </Part>
      {details.fdaStatus === "ALTERNATIVE_CHOSEN" || details.fdaStatus === "CONFIRMED" ? (
        <Alternative details={details} words={words} onChanged={show} onMissed={() => void read()} />
      ) : null}
      <Lounge details={details} words={words} onChanged={() => void read()} />
      <Contact key={details.version} details={details} words={words} onChanged={show} onMissed={() => void read()} />
      <History details={details} words={words} />
    </chakra.div>
  );
}
