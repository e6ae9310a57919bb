import { chakra } from "@chakra-ui/react";
import type { Efficiency } from "@gatehouse/domain/reports";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { useFigures } from "./use-figures.ts";

interface Tile {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly share?: string;
  readonly of: string;
}

/** The six figures that one looks for first. */
export function HeadlineTiles({ figures }: { readonly figures: Efficiency }) {
  const t = useMessages(messages);
  const { number, share } = useFigures();
  const { totalCheckIn, totalCompleted, bpAttached, successAuto, totalAuto, waitingAuto, unassigned } = figures;
  const { single, multi } = figures.checkinsYetToAssign;
  const airlines = Object.keys(figures.totalByAirlines).length;
  const ofAll = (value: number) => ({ value, share: share(value, totalCheckIn), of: t("of.all") });
  const tiles: readonly Tile[] = [
    {
      id: "total",
      name: t("measure.totalCheckIn"),
      value: totalCheckIn,
      of: t("of.airlines", { count: airlines, airlines: number(airlines) }),
    },
    { id: "completed", name: t("measure.totalCompleted"), ...ofAll(totalCompleted) },
    { id: "attached", name: t("measure.bpAttached"), ...ofAll(bpAttached) },
    {
      id: "success",
      name: t("measure.successAuto"),
      value: successAuto,
      share: share(successAuto, totalAuto),
      of: t("of.automation", { total: number(totalAuto) }),
    },
    { id: "waiting", name: t("measure.waitingAuto"), ...ofAll(waitingAuto) },
    {
      id: "unassigned",
      name: t("measure.unassigned"),
      value: unassigned,
      of: t("of.assign", { single: number(single), multi: number(multi) }),
    },
  ];
  return (
    <chakra.dl aria-label={t("tiles.label")} css={looks}>
      {tiles.map(({ id, name, value, share: part, of }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <b>{number(value)}</b>
            {part !== undefined && <span>{part}</span>}
            <small>{of}</small>
          </dd>
        </div>
      ))}
    </chakra.dl>
  );
}

/** Hairlines between tiles: each draws those at its start and top, and the list cuts off the outer ones. */
const looks = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  overflow: "hidden",
  flexShrink: 0,
  borderBottomWidth: "1px",
  "@container (min-width: 40rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "@container (min-width: 64rem)": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  "& > div": {
    px: { base: "3", md: "gutter" },
    py: "2.5",
    ms: "-1px",
    mt: "-1px",
    borderInlineStartWidth: "1px",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    minW: "0",
  },
  "& dt, & small, & span": { color: "fg.muted", fontSize: "sm", lineHeight: "body" },
  "& dd": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "2" },
  "& b": { textStyle: "xl", fontVariantNumeric: "tabular-nums" },
  "& span": { fontVariantNumeric: "tabular-nums" },
  "& small": { flexBasis: "full" },
  // Six beside each other on a small laptop: what they are of stays in one line.
  "@container (min-width: 64rem) and (max-width: 73rem)": { "& small": { fontSize: "xs" } },
} as const;
