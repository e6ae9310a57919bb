import { chakra } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { ExternalLink, MessageSquareDot } from "lucide-react";
import { createContext, use, useMemo } from "react";
import { dateTime } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { requestPath } from "../../app/request-path.ts";
import type { Choices } from "./assignment-choices.ts";
import type { PendingRequest } from "./data/use-pending.ts";
import { messages } from "./messages/index.ts";
import { type Operator, operatorsFor } from "./operators.ts";
import { OperatorSelect } from "./operator-select.tsx";

export interface Assigning {
  readonly operators: readonly Operator[];
  readonly choices: Choices;
  readonly choose: (rows: readonly PendingRequest[], operator: string) => void;
}

/** What the cells of the list share: a choice changes them, and the columns stay the same, so that a select keeps the focus. */
export const AssigningContext = createContext<Assigning | undefined>(undefined);

/** The operator of a request: the chosen one, and otherwise who has it. */
function OperatorCell({ row }: { readonly row: PendingRequest }) {
  const t = useMessages(messages);
  const assigning = use(AssigningContext);
  if (!assigning) return null;
  const { choices, operators, choose } = assigning;
  return (
    <chakra.span display="flex" alignItems="center" height="full">
      <OperatorSelect
        label={t("assign.of", { request: requestName(row.id) })}
        value={choices.get(row.id)?.operator ?? row.assignedTo ?? ""}
        none={t("assign.none")}
        operators={operatorsFor(operators, [row.vendorCode])}
        changed={choices.has(row.id)}
        onChange={(operator) => choose([row], operator)}
      />
    </chakra.span>
  );
}

/** How much was said about a request since the reader looked last. */
function Unread({ of: { unread } }: { readonly of: PendingRequest }) {
  const t = useMessages(messages);
  if (unread === 0) return null;
  const words = t("unread", { count: unread });
  return (
    <chakra.span
      color="accent.fg"
      display="inline-flex"
      alignItems="center"
      gap="0.5"
      verticalAlign="middle"
      textStyle="xs"
      fontFamily="body"
      title={words}
    >
      <MessageSquareDot aria-hidden size={14} />
      <span aria-hidden>{unread}</span>
      <chakra.span srOnly>{words}</chakra.span>
    </chakra.span>
  );
}

/** The columns of the pending list (REQ-16). @param assigns whether the reader assigns */
export function usePendingColumns(assigns: boolean): readonly GridColumn<PendingRequest>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  return useMemo((): readonly GridColumn<PendingRequest>[] => {
    const view = ({ id }: PendingRequest) => (
      <chakra.a
        href={requestPath(id)}
        target="_blank"
        rel="noreferrer"
        display="inline-flex"
        alignItems="center"
        gap="1"
        height="full"
        color="accent.fg"
        aria-label={t("view.of", { request: requestName(id) })}
      >
        {t("view")} <ExternalLink aria-hidden size={14} />
      </chakra.a>
    );
    const status: GridColumn<PendingRequest>[] = assigns
      ? [
          {
            id: "status",
            header: t("column.status"),
            text: ({ assignedTo }) => assignedTo ?? t("assign.none"),
            cell: (row) => <OperatorCell row={row} />,
            // "Crm Operator Demo (you)" can be read in it.
            width: 226,
            resizable: false,
          },
        ]
      : [];
    const actions: GridColumn<PendingRequest> = {
      id: "actions",
      header: t("column.actions"),
      cell: view,
      width: language === "fr" ? 132 : 112,
      resizable: false,
    };
    const named = ({ id, unread }: PendingRequest): string =>
      unread === 0 ? requestName(id) : `${requestName(id)}, ${t("unread", { count: unread })}`;
    const trip = ({ startDate, endDate }: PendingRequest): string => `${startDate} – ${endDate}`;
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          text: (row) => `${named(row)}, ${row.travellerName}, ${trip(row)}`,
          cell: (row) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                <strong>{row.travellerName}</strong> <Unread of={row} />
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
                {requestName(row.id)} · {trip(row)}
              </chakra.span>
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
        { ...actions, pin: "end" },
        ...status,
      ];
    return [
      {
        id: "id",
        header: t("column.id"),
        value: ({ id }) => id,
        text: named,
        cell: (row) => (
          <chakra.span display="inline-flex" alignItems="center" gap="1.5" height="full" fontFamily="mono">
            {requestName(row.id)} <Unread of={row} />
          </chakra.span>
        ),
        mono: true,
        rowHeader: true,
        sortable: true,
        width: 128,
      },
      {
        id: "createdAt",
        header: t("column.created"),
        text: ({ createdAt }) => dateTime(createdAt, "UTC", language),
        tooltip: ({ createdAt }) => `${dateTime(createdAt, "UTC", language)} UTC`,
        sortable: true,
        width: language === "fr" ? 142 : 166,
      },
      {
        id: "travellerName",
        header: t("column.traveller"),
        value: ({ travellerName }) => travellerName,
        sortable: true,
        // At 1366 px the widths fill the grid, in French as well: nothing is cut at its edge.
        width: 128,
        grow: 1,
      },
      { id: "startDate", header: t("column.start"), value: ({ startDate }) => startDate, sortable: true, width: 100 },
      { id: "endDate", header: t("column.end"), value: ({ endDate }) => endDate, sortable: true, width: 100 },
      ...(assigns
        ? [
            {
              id: "vendor",
              header: t("column.vendor"),
              value: ({ vendorCode }: PendingRequest) => vendorCode,
              width: 106,
            },
          ]
        : []),
      ...status,
      actions,
    ];
  }, [t, language, narrow, assigns]);
}
