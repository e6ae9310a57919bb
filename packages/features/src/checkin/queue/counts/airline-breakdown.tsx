import { chakra } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { EmptyState } from "@gatehouse/ui/empty-state";
import type { Words } from "../../use-words.ts";

export interface AirlineBreakdownProps {
  readonly open: boolean;
  /** Open check-ins by airline (QUE-6, byIataCount); undefined while they are not known. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly words: Words;
  /** Shows the check-ins of an airline. */
  readonly onAirline: (iata: string) => void;
  readonly onClose: () => void;
}

/** How many check-ins wait by airline, those with the most first (QUE-19: at most 400 px high). */
export function AirlineBreakdown({ open, counts, words: { t }, onAirline, onClose }: AirlineBreakdownProps) {
  const airlines = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  const most = airlines[0]?.[1] ?? 1;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      maxHeight={400}
      title={t("breakdown.title")}
      labels={{ close: t("actions.close") }}
    >
      {airlines.length === 0 ? (
        <EmptyState title={t("empty.available")}>{t("empty.available.hint")}</EmptyState>
      ) : (
        <chakra.table width="full" textStyle="figures">
          <chakra.thead position="sticky" top="0" bg="bg.panel" zIndex="base">
            <chakra.tr color="fg.muted" fontSize="xs" css={{ "& th": { textAlign: "start", pb: "1" } }}>
              <th scope="col">{t("column.airline")}</th>
              <chakra.th scope="col" colSpan={2} ps="6">
                {t("breakdown.count")}
              </chakra.th>
            </chakra.tr>
          </chakra.thead>
          <tbody>
            {airlines.map(([iata, count]) => (
              <chakra.tr key={iata} borderTopWidth="1px">
                <chakra.th scope="row" textAlign="start" width="16">
                  <chakra.button
                    type="button"
                    onClick={() => onAirline(iata)}
                    aria-label={t("breakdown.show", { airline: iata })}
                    fontFamily="mono"
                    fontWeight="strong"
                    color="accent.fg"
                    minH="7"
                    px="1"
                    ms="-1"
                    borderRadius="small"
                    cursor="pointer"
                    textDecoration="underline"
                    textUnderlineOffset="3px"
                    css={{ "@media (pointer: coarse)": { minHeight: "touch", minWidth: "touch" } }}
                  >
                    {iata}
                  </chakra.button>
                </chakra.th>
                <chakra.td textAlign="end" width="14">
                  {count}
                </chakra.td>
                <chakra.td ps="3">
                  <chakra.div
                    aria-hidden
                    height="2"
                    borderRadius="small"
                    bg="chart.operator"
                    style={{ width: `${(100 * count) / most}%` }}
                  />
                </chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </Dialog>
  );
}
