import { chakra } from "@chakra-ui/react";
import { waitTone } from "@gatehouse/domain/disruption";
import { Ban, ClockAlert, type LucideIcon, Unlink } from "lucide-react";
import { ChatLink } from "./chat-link.tsx";
import type { Row } from "./data/use-board.ts";
import type { BoardWords } from "./use-board-words.ts";

const kindIcons: Readonly<Record<Row["kind"], LucideIcon>> = {
  CANCELLED: Ban,
  DELAYED: ClockAlert,
  MISSED_CONNECTION: Unlink,
};

interface BoardRowProps {
  readonly row: Row;
  readonly words: BoardWords;
  readonly columns: readonly ("waiting" | "traveller" | "flight" | "what" | "choice" | "action")[];
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

const waitColors = { late: "state.bad.fg", slow: "state.warn.fg", fine: "fg" } as const;

/** A disruption of the board: how long it waits, what happened, and what is to be done. */
export function BoardRow({ row, words, columns, now, isChosen, onOpen }: BoardRowProps) {
  const { t, length, what, day } = words;
  const isQuiet = row.group !== "us";
  const waits = Math.max(0, now - row.statusAt);
  const Icon = kindIcons[row.kind];
  const small = { textStyle: "xs", color: "fg.muted", display: "block" } as const;
  const cells = {
    waiting: (
      <chakra.span
        fontWeight={isQuiet ? "regular" : "strong"}
        color={isQuiet ? "fg.muted" : waitColors[waitTone(waits)]}
      >
        {length(Math.floor(waits / 60))}
      </chakra.span>
    ),
    traveller: (
      <>
        <chakra.button
          type="button"
          onClick={onOpen}
          cursor="pointer"
          textAlign="start"
          fontWeight={isQuiet ? "regular" : "strong"}
          overflowWrap="anywhere"
          aria-current={isChosen ? "true" : undefined}
        >
          {row.traveller || row.bookingNo}
        </chakra.button>
        <chakra.span {...small} display="flex" flexWrap="wrap" columnGap="1.5">
          <chakra.span fontFamily="mono">{row.bookingNo}</chakra.span>
          {row.passengers > 1 && (
            <chakra.span whiteSpace="nowrap"> {t("party", { count: row.passengers })}</chakra.span>
          )}
        </chakra.span>
      </>
    ),
    flight: (
      <>
        <chakra.span whiteSpace="nowrap">
          {row.carrier} {row.number}{" "}
          <chakra.span fontFamily="mono">
            {row.from}→{row.to}
          </chakra.span>
        </chakra.span>
        <chakra.span {...small} whiteSpace="nowrap">
          {day(row.departure.date)} {row.departure.time}
        </chakra.span>
      </>
    ),
    what: (
      <chakra.span display="inline-flex" gap="1.5" alignItems="center">
        <chakra.span color={isQuiet ? "fg.muted" : row.kind === "DELAYED" ? "state.warn.fg" : "state.bad.fg"}>
          <Icon aria-hidden size={16} />
        </chakra.span>
        {what(row.kind, row.minutes)}
      </chakra.span>
    ),
    choice: (
      <chakra.span
        fontWeight={["ALTERNATIVE_CHOSEN", "LOUNGE_REQUESTED"].includes(row.fdaStatus) ? "strong" : "regular"}
      >
        {t(`status.${row.fdaStatus}`)}
      </chakra.span>
    ),
    action: (
      <>
        <chakra.span fontWeight="strong" color={isQuiet ? "fg.muted" : "accent.fg"}>
          {t(`action.${row.action}`)}
        </chakra.span>
        {row.chat && <ChatLink chat={row.chat} words={words} />}
        {row.action === "sendLoungePass" && (
          <chakra.span {...small}>{t("passesLeft", { count: row.passesLeft, airport: row.from })}</chakra.span>
        )}
        {row.action === "sendRideVoucher" && (
          <chakra.span {...small} color="state.warn.fg">
            {t("noPass", { airport: row.from })}
          </chakra.span>
        )}
      </>
    ),
  };
  return (
    <chakra.tr
      bg={isChosen ? "bg.selected" : undefined}
      _hover={{ bg: isChosen ? "bg.selected" : "bg.hover" }}
      cursor="pointer"
      onClick={(event) => {
        // Whatever is to be pressed by itself does it by itself.
        if (!(event.target instanceof Element && event.target.closest("button, a"))) onOpen();
      }}
    >
      {columns.map((column) => (
        <chakra.td
          key={column}
          px="3"
          py="1.5"
          borderBottomWidth="1px"
          borderColor="border.subtle"
          verticalAlign="top"
          color={isQuiet ? "fg.muted" : "fg"}
        >
          {cells[column]}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}
