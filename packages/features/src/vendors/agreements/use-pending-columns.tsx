import { Button, chakra } from "@chakra-ui/react";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { useMemo } from "react";
import { AppLink } from "../../app/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { ownZone } from "../parts/own-zone.ts";
import type { PendingProspect } from "./data/use-pending.ts";
import { messages } from "./messages/index.ts";
import { StatePill } from "./state-pill.tsx";

/** The columns of Pending Partner Agreements. @param pathOf address of a prospect's page */
export function usePendingColumns(pathOf: (row: PendingProspect) => string): readonly GridColumn<PendingProspect>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  return useMemo((): readonly GridColumn<PendingProspect>[] => {
    const since = (row: PendingProspect): string => dateTime(row.changedAt, ownZone(), language);
    const yesNo = (is: boolean): string => t(is ? "yes" : "no");
    const link = (row: PendingProspect) => (
      <AppLink href={pathOf(row)} color="accent.fg" fontWeight="strong" overflow="hidden" textOverflow="ellipsis">
        {row.orgName}
      </AppLink>
    );
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          value: ({ orgName }) => orgName,
          text: (row) => `${row.orgName}, ${row.email}`,
          cell: (row) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.span display="flex" gap="2" minW="0" alignItems="center">
                {link(row)}
                <StatePill state={row.state} />
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
                {[row.email, since(row)].join(" · ")}
              </chakra.span>
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
      ];
    return [
      {
        id: "orgName",
        header: t("column.orgName"),
        value: ({ orgName }) => orgName,
        cell: link,
        width: 160,
        grow: 1,
        rowHeader: true,
        hideable: false,
        pin: "start",
      },
      { id: "email", header: t("column.email"), value: ({ email }) => email, width: 190, grow: 1 },
      { id: "phone", header: t("column.phone"), value: ({ phone }) => phone, width: 125 },
      { id: "website", header: t("column.website"), value: ({ website }) => website, width: 120, grow: 1 },
      {
        id: "attached",
        header: t("column.attached"),
        value: ({ agreementAttached }) => Number(agreementAttached),
        text: ({ agreementAttached }) => yesNo(agreementAttached),
        width: 76,
      },
      {
        id: "signed",
        header: t("column.signed"),
        value: ({ agreementSigned }) => Number(agreementSigned),
        text: ({ agreementSigned }) => yesNo(agreementSigned),
        width: 72,
      },
      {
        id: "state",
        header: t("column.state"),
        value: ({ state }) => state,
        text: ({ state }) => t(`state.${state}`),
        cell: ({ state }) => <StatePill state={state} />,
        width: 144,
      },
      { id: "since", header: t("column.since"), value: ({ changedAt }) => changedAt, text: since, width: 156 },
      {
        id: "view",
        header: t("column.view"),
        text: () => t("view"),
        cell: (row) => (
          <Button size="sm" variant="outline" asChild>
            <AppLink href={pathOf(row)} aria-label={t("view.of", { name: row.orgName })}>
              {t("view")}
            </AppLink>
          </Button>
        ),
        width: 75,
        hideable: false,
        pin: "end",
      },
    ];
  }, [t, language, narrow, pathOf]);
}
