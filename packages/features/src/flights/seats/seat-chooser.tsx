import { Button, chakra } from "@chakra-ui/react";
import { priceText } from "@gatehouse/domain/flights";
import {
  firstOffered,
  movedSeat,
  nextToChoose,
  type SeatChoice,
  type SeatMap as Cabin,
  seatPlace,
  seatRefusal,
  seatsPrice,
  takeSeat,
} from "@gatehouse/domain/seats";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { type SeatLook, SeatMap, type SeatMapRow, SeatSample } from "@gatehouse/ui/seat-map";
import { Check, Copy } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { Party } from "./seat-address.ts";
import { SeatDetails } from "./seat-details.tsx";
import { SeatParty } from "./seat-party.tsx";

interface SeatChooserProps {
  readonly map: Cabin;
  readonly party: Party;
  readonly choice: SeatChoice;
  readonly onChoice: (choice: SeatChoice) => void;
}

/** The cabin, who sits where, and what the seat is like that is looked at. */
export function SeatChooser({ map, party, choice, onChoice }: SeatChooserProps) {
  const t = useMessages(messages);
  const isNarrow = useNarrow();
  const { seated, cabin, infants } = party;
  const firstChild = seated.indexOf("child");
  const numbered = (place: number): number => (seated[place] === "child" ? place - firstChild : place) + 1;
  const names = seated.map((type, place) => t(type, { number: numbered(place) }));
  const marks = seated.map((type, place) => t(`${type}.mark`, { number: numbered(place) }));
  const [place, setPlace] = useState(() => Math.max(choice.indexOf(undefined), 0));
  const type = seated[place] ?? "adult";
  const offeredTo = (one: number): string => firstOffered(map, { choice, party: seated, place: one, booked: cabin });
  const [current, setCurrent] = useState(() => offeredTo(place));
  const drawing = useRef<HTMLDivElement>(null);
  // A cabin is longer than a phone: its first rows are not those that matter.
  useEffect(() => {
    if (isNarrow) drawing.current?.querySelector("[data-current]")?.scrollIntoView({ block: "center" });
    // oxlint-disable-next-line react/exhaustive-deps -- where the page begins; later the reader says where to look
  }, []);
  const refusalOf = (id: string) => seatRefusal(map, id, type, cabin);

  const rows = useMemo<readonly SeatMapRow[]>(() => {
    return map.rows.map((row, index) => {
      const section = row.cabin === map.rows[index - 1]?.cabin ? undefined : t(row.cabin);
      return {
        number: row.number,
        isLarge: row.cabin === "business",
        isExit: row.isExit,
        isOverWing: row.isOverWing,
        section,
        blocks: row.blocks.map((block) =>
          block.map((seat) => {
            const who = choice.indexOf(seat.id);
            const refusal = seatRefusal(map, seat.id, type, cabin);
            const isExtra = seat.legroom > 80 && row.cabin === "economy";
            const look: SeatLook =
              who !== -1 ? "party" : refusal === "taken" ? "taken" : refusal ? "refused" : isExtra ? "extra" : "free";
            const state =
              who !== -1
                ? t("seat.mine", { who: names[who] ?? "" })
                : refusal
                  ? t(`refused.${refusal}`)
                  : t(isExtra ? "seat.extra" : "seat.free");
            return {
              id: seat.id,
              letter: seat.letter,
              look,
              mark: who === -1 ? undefined : marks[who],
              name: t("seat.name", { seat: seat.id, place: t(`seat.${seatPlace(row, seat.id)}`), state }),
            };
          }),
        ),
      };
    });
  }, [map, choice, type, cabin, names, marks, t]);

  const take = (id: string): void => {
    if (refusalOf(id)) return;
    const next = takeSeat(choice, place, id);
    onChoice(next);
    if (next[place] !== undefined) setPlace(nextToChoose(next, place));
  };
  return (
    <>
      <SeatParty
        names={names}
        marks={marks}
        choice={choice}
        place={place}
        onChoose={(one) => {
          setPlace(one);
          setCurrent(offeredTo(one));
        }}
      />
      {infants > 0 && (
        <chakra.p textStyle="sm" color="fg.muted" mt="2">
          {t("infants")}
        </chakra.p>
      )}
      <chakra.div ref={drawing} mt="5" mb="3">
        <SeatMap
          label={t("map", { flight: `${map.airline} ${map.flightNum}` })}
          rows={rows}
          orientation={isNarrow ? "along" : "across"}
          current={current}
          onCurrentChange={setCurrent}
          onTake={take}
          move={(id, move) => movedSeat(map, id, move)}
          exit={t("exit")}
        />
      </chakra.div>
      <Key who={names[place] ?? ""} mark={marks[place] ?? ""} />
      <SeatDetails
        map={map}
        id={current}
        refusal={refusalOf(current)}
        choice={choice}
        names={names}
        place={place}
        onTake={() => take(current)}
      />
      <End map={map} choice={choice} names={names} />
    </>
  );
}

function Key({ who, mark }: { readonly who: string; readonly mark: string }) {
  const t = useMessages(messages);
  const looks = [
    ["free", t("key.free")],
    ["extra", t("key.extra")],
    ["taken", t("key.taken")],
    ["party", t("key.party")],
    ["refused", t("key.refused", { who })],
  ] as const;
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="2" textStyle="sm" color="fg.muted">
      {looks.map(([look, text]) => (
        <chakra.span key={look} display="inline-flex" alignItems="center" gap="2">
          <SeatSample look={look} mark={look === "party" ? mark : undefined} />
          {text}
        </chakra.span>
      ))}
      <chakra.span
        ms="auto"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        // Where no key is shown, nothing is said of keys.
        css={{ "@media (hover: none), (pointer: coarse), (max-width: 48rem)": { display: "none" } }}
      >
        {["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"].map((arrow) => (
          <KeyHint key={arrow} keys={arrow} />
        ))}
        {t("key.move")} <KeyHint keys="Enter" /> {t("key.take")}
      </chakra.span>
    </chakra.div>
  );
}

/** Told to screen readers when it changes; it holds paragraphs, which an output may not. */
const said = { role: "status" } as const;

/** Who has no seat yet, what all cost together, and how the choice gets to who reserves it. */
function End({
  map,
  choice,
  names,
}: {
  readonly map: Cabin;
  readonly choice: SeatChoice;
  readonly names: readonly string[];
}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [copied, setCopied] = useState<"yes" | "no">();
  const open = names.filter((_, place) => choice[place] === undefined);
  const price = seatsPrice(map, choice);
  const openText = open.length === 1 ? t("end.one", { who: open[0] ?? "" }) : t("end.several", { count: open.length });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied("yes");
    } catch {
      setCopied("no");
    }
  };
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      mt="4"
      pb="8"
      textStyle="sm"
      color="fg.muted"
    >
      <chakra.div maxW="60ch" {...said}>
        <p>{open.length === 0 ? t("end.all") : openText}</p>
        {price > 0 && (
          <chakra.p color="fg" fontWeight="strong">
            {t("end.total", { price: priceText(price, map.currency, language).amount })}
          </chakra.p>
        )}
        <p>{t("end.not")}</p>
        {copied === "no" && <chakra.p color="state.warn.fg">{t("end.failed")}</chakra.p>}
      </chakra.div>
      <Button variant="outline" disabled={open.length === names.length} onClick={() => void copy()}>
        {copied === "yes" ? <Check aria-hidden /> : <Copy aria-hidden />}{" "}
        {t(copied === "yes" ? "end.copied" : "end.copy")}
      </Button>
    </chakra.div>
  );
}
