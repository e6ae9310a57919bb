import { Button, chakra, Switch } from "@chakra-ui/react";
import { DataGrid, emptySelection, type GridColumn, type GridSelection, isSelected } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { RotateCw, Shuffle } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { type AutomationAirline, useAutomationAirlines } from "./data/use-automation-airlines.ts";
import { messages } from "./messages/index.ts";
import type { AutomationWork } from "./use-automation-work.ts";

const none: readonly AutomationAirline[] = [];
const rowId = ({ airline }: AutomationAirline): string => airline;
const rowTone = ({ stuck }: AutomationAirline) => (stuck > 0 ? "warn" : undefined);

/** How automation fares by airline; chosen ones are reloaded or redistributed. */
export function AirlinesSection({ work }: { readonly work: AutomationWork }) {
  const t = useMessages(messages);
  const titleId = useId();
  const { airlines, error, again } = useAutomationAirlines();
  const [selection, setSelection] = useState<GridSelection>(emptySelection);
  const [stuck, setStuck] = useState(false);
  const chosen = (airlines ?? none).filter((row) => isSelected(selection, rowId(row))).map(rowId);
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="grid"
      gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)"
      minH="0"
      pt="4"
    >
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pb="3">
        <div>
          <chakra.h2 id={titleId} textStyle="lg">
            {t("airlines.title")}
          </chakra.h2>
          <chakra.p color="fg.muted" pt="0.5">
            {t("airlines.hint")}
          </chakra.p>
        </div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
          <Button
            variant="solid"
            aria-disabled={work.busy || undefined}
            onClick={work.busy ? undefined : () => work.reloadAirlines(chosen, stuck)}
          >
            <RotateCw aria-hidden /> {t("airlines.reload")}
          </Button>
          <Switch.Root checked={stuck} onCheckedChange={({ checked }) => setStuck(checked)}>
            <Switch.HiddenInput />
            <Switch.Control>
              <Switch.Thumb />
            </Switch.Control>
            <Switch.Label whiteSpace="normal">{t("airlines.stuck")}</Switch.Label>
          </Switch.Root>
          <Button
            ms={{ md: "auto" }}
            aria-disabled={work.busy || undefined}
            onClick={work.busy ? undefined : () => work.redistribute(chosen)}
          >
            <Shuffle aria-hidden /> {t("airlines.redistribute")}
          </Button>
        </chakra.div>
        <chakra.output color="fg.muted" fontSize="xs">
          {t("airlines.selected", { count: chosen.length })}
        </chakra.output>
      </chakra.header>
      <DataGrid
        id="checkin.automation"
        label={t("airlines.title")}
        labels={useGridLabels()}
        columns={useColumns()}
        rows={airlines ?? none}
        rowId={rowId}
        rowTone={rowTone}
        selectionMode="multiple"
        selection={selection}
        onSelectionChange={setSelection}
        sorting={{ mode: "client", initial: [{ column: "stuck", direction: "desc" }] }}
        loading={airlines === undefined && error === undefined}
        {...(error === undefined ? {} : { error: { message: t("failed.airlines"), onRetry: again } })}
        empty={<EmptyState title={t("airlines.empty")}>{t("airlines.empty.hint")}</EmptyState>}
        flashChanges
      />
    </chakra.section>
  );
}

function useColumns(): readonly GridColumn<AutomationAirline>[] {
  const t = useMessages(messages);
  return useMemo((): readonly GridColumn<AutomationAirline>[] => {
    const figure = (
      id: keyof AutomationAirline,
      header: string,
      more: Partial<GridColumn<AutomationAirline>> = {},
    ): GridColumn<AutomationAirline> => ({
      id,
      header,
      value: (row) => row[id],
      numeric: true,
      width: 92,
      grow: 1,
      ...more,
    });
    return [
      {
        id: "airline",
        header: t("column.airline"),
        value: (row) => row.airline,
        mono: true,
        rowHeader: true,
        pin: "start",
        width: 100,
      },
      figure("waiting", t("column.waiting")),
      figure("stuck", t("column.stuck")),
      figure("held", t("column.held"), { width: 128 }),
      figure("oldestMins", t("column.oldest"), {
        width: 128,
        text: ({ oldestMins, waiting }) => (waiting > 0 ? t("minutes", { minutes: oldestMins }) : ""),
      }),
      figure("reloadable", t("column.reloadable"), { width: 128 }),
    ];
  }, [t]);
}
