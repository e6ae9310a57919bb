import { Button, chakra } from "@chakra-ui/react";
import { priceText } from "@gatehouse/domain/flights";
import {
  findSeat,
  rowsToToilets,
  type SeatChoice,
  type SeatMap,
  seatPlace,
  type SeatRefusal,
  seatsBeside,
} from "@gatehouse/domain/seats";
import { Armchair, Ban, DoorOpen, Footprints, type LucideIcon, Plug, Ruler, Tag, Users, Volume2 } from "lucide-react";
import { ChatPlace } from "../../app/chat-place/chat-place.tsx";
import { useClearOfBar } from "../../app/use-clear-of-bar.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

interface SeatDetailsProps {
  readonly map: SeatMap;
  readonly id: string;
  readonly refusal: SeatRefusal | undefined;
  readonly choice: SeatChoice;
  /** Names of the party, in its order. */
  readonly names: readonly string[];
  /** Whose turn it is. */
  readonly place: number;
  readonly onTake: () => void;
}

/** What the seat is like that is looked at (SEAT-2), and the button that takes it. On phones it stays at the bottom. */
export function SeatDetails({ map, id, refusal, choice, names, place, onTake }: SeatDetailsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const bar = useClearOfBar<HTMLElement>();
  const isNarrow = useNarrow();
  const found = findSeat(map, id);
  if (!found) return null;
  const { seat, row } = found;
  const toilets = rowsToToilets(map, row);
  const beside = seatsBeside(row, id).flatMap((other) => {
    const who = choice.indexOf(other);
    return who === -1 || who === place ? [] : [t("detail.beside", { who: names[who] ?? "", seat: other })];
  });
  const facts: readonly (readonly [LucideIcon, string])[] = [
    ...(refusal ? [[Ban, t(`refused.${refusal}`)] as const] : []),
    [Tag, seat.price === 0 ? t("included") : priceText(seat.price, map.currency, language).amount],
    ...beside.map((text) => [Users, text] as const),
    [Ruler, t("detail.legroom", { cm: seat.legroom })],
    ...(row.isExit ? [[DoorOpen, t("detail.exit")] as const] : []),
    ...(row.isOverWing ? [[Volume2, t("detail.wing")] as const] : []),
    [Armchair, t(seat.reclines ? "detail.reclines" : "detail.upright")],
    [Plug, t(seat.hasPower ? "detail.power" : "detail.noPower")],
    [Footprints, toilets === 0 ? t("detail.toiletsHere") : t("detail.toilets", { count: toilets })],
  ];
  const isOwn = choice[place] === id;
  return (
    <chakra.section
      ref={bar}
      aria-live="polite"
      position={{ base: "sticky", md: "static" }}
      bottom="var(--gh-page-notices, 0px)"
      mx={{ base: "calc(-1 * var(--gh-spacing-gutter))", md: "0" }}
      px="5"
      py="4"
      mt="5"
      bg={{ base: "bg.panel", md: "bg.sunken" }}
      borderWidth="1px"
      borderRadius={{ base: "0", md: "panel" }}
      display={{ base: "block", md: "grid" }}
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      gap="6"
      alignItems="center"
    >
      {isNarrow && <ChatPlace of="bar" float="inline-end" />}
      <chakra.p display={{ base: "flex", md: "block" }} alignItems="baseline" gap="2.5">
        <chakra.b textStyle={{ base: "lg", md: "xl" }} fontFamily="mono">
          {id}
        </chakra.b>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {t("detail.kind", { place: t(`detail.place.${seatPlace(row, id)}`), cabin: t(row.cabin) })}
        </chakra.span>
      </chakra.p>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(auto-fill, minmax(12rem, auto))" }}
        gap="1.5"
        columnGap="6"
        textStyle="sm"
        my={{ base: "2", md: "0" }}
      >
        {facts.map(([Icon, text], place_) => (
          <chakra.li
            key={text}
            display={{ base: place_ < 4 ? "flex" : "none", md: "flex" }}
            gap="2"
            alignItems="center"
            color={Icon === Ban ? "state.warn.fg" : undefined}
          >
            <chakra.span color={Icon === Ban ? "inherit" : "fg.muted"} flexShrink={0}>
              <Icon aria-hidden size={16} />
            </chakra.span>
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
      <Button variant="solid" w={{ base: "full", md: "auto" }} disabled={refusal !== undefined} onClick={onTake}>
        {isOwn ? t("giveBack", { seat: id }) : t("take", { seat: id, who: names[place] ?? "" })}
      </Button>
    </chakra.section>
  );
}
