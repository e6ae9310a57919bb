import { chakra } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { useMemo } from "react";
import { caseOrigins, casePath } from "../../app/case-path.ts";
import { AppLink } from "../../app/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { caseTime } from "../case-time.ts";
import { useOpeningWords } from "../opening/use-opening-words.ts";
import type { CaseRow, CaseView } from "./data/use-cases.ts";
import { messages } from "./messages/index.ts";

/** What a case is called: its booking's number, or the travel request's before there is one. */
export const nameOf = ({ bookingNo, travelRequestId }: CaseRow): string =>
  bookingNo ?? (travelRequestId === null ? "" : requestName(travelRequestId));

/** The path of a case, which says from which list one comes (CMT-12). */
export const pathOf = (row: CaseRow, view: CaseView): string =>
  casePath({ ...row, vendorCode: row.vCode, from: caseOrigins.find((each) => each === view) });

/** The place where the words of a search stand. */
const Place = ({ row }: { readonly row: CaseRow }) => (
  <chakra.span overflow="hidden" textOverflow="ellipsis">
    {row.place?.map(({ text, hit }, at) =>
      hit ? (
        <chakra.mark key={at} bg="state.warn.soft" color="fg" fontWeight="strong">
          {text}
        </chakra.mark>
      ) : (
        <span key={at}>{text}</span>
      ),
    )}
  </chakra.span>
);

/** A text that may be longer than its column: a second line before it is cut. */
const TwoLines = ({ children }: { readonly children: string }) => (
  <chakra.span display="flex" alignItems="center" height="full">
    <chakra.span lineClamp={2} whiteSpace="normal" lineHeight="tight">
      {children}
    </chakra.span>
  </chakra.span>
);

/** The columns of a list of cases (CMT-12). */
export function useCaseColumns(view: CaseView): readonly GridColumn<CaseRow>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const { opening } = useOpeningWords();
  return useMemo((): readonly GridColumn<CaseRow>[] => {
    const open: GridColumn<CaseRow> = {
      id: "actions",
      header: t("column.actions"),
      cell: (row) => (
        <AppLink
          href={pathOf(row, view)}
          display="inline-flex"
          alignItems="center"
          height="full"
          color="accent.fg"
          aria-label={t("view.of", { case: nameOf(row) })}
        >
          {t("view")}
        </AppLink>
      ),
      width: 68,
      resizable: false,
    };
    const unread = ({ unread: count }: CaseRow): string => (count === 0 ? "" : t("unread", { count }));
    const created = ({ createdAt }: CaseRow): string => caseTime(createdAt, language);
    // As they are called where they are chosen.
    const assigned = ({ assignedTo }: CaseRow): string => assignedTo?.name || assignedTo?.userid || t("nobody");
    // Two cases of one booking are told apart by the flight that each is about.
    const calledShort = (row: CaseRow): string =>
      row.segmentId === null ? nameOf(row) : `${nameOf(row)} · ${t("segment", { id: row.segmentId })}`;
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          text: (row) => [calledShort(row), row.travellerName, unread(row), opening(row)].filter(Boolean).join(", "),
          cell: (row) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                <strong>{row.travellerName || nameOf(row)}</strong>{" "}
                <chakra.span color="accent.fg" textStyle="xs">
                  {unread(row)}
                </chakra.span>
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
                {calledShort(row)} · {row.vCode} · {created(row)} UTC
              </chakra.span>
              <chakra.span textStyle="xs" overflow="hidden" textOverflow="ellipsis">
                {row.place ? <Place row={row} /> : opening(row)}
              </chakra.span>
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
        { ...open, pin: "end" },
      ];
    const text = (
      id: "initial" | "closing",
      value: (row: CaseRow) => string,
      room: { readonly width: number; readonly grow?: number },
    ): GridColumn<CaseRow> => ({
      id,
      header: t(`column.${id}`),
      text: value,
      cell: (row) => <TwoLines>{value(row)}</TwoLines>,
      ...room,
    });
    return [
      {
        id: "booking",
        header: t("column.booking"),
        text: nameOf,
        mono: true,
        rowHeader: true,
        width: language === "fr" ? 100 : 112,
      },
      {
        id: "segment",
        header: t("column.segment"),
        text: ({ segmentId }) => (segmentId === null ? "-" : String(segmentId)),
        width: language === "fr" ? 78 : 88,
      },
      { id: "vendor", header: t("column.vendor"), value: ({ vendorId }) => vendorId, width: 100 },
      {
        id: "traveller",
        header: t("column.traveller"),
        value: ({ travellerName }) => travellerName,
        width: view === "search" ? 168 : language === "fr" ? 152 : 136,
      },
      {
        id: "unread",
        header: t("column.unread"),
        text: unread,
        cell: ({ unread: count }) =>
          count > 0 && (
            <chakra.span
              minW="6"
              px="1.5"
              borderRadius="full"
              bg="accent.soft"
              color="accent.fg"
              fontWeight="strong"
              textAlign="center"
            >
              <span aria-hidden>{count}</span>
              <chakra.span srOnly>{t("unread", { count })}</chakra.span>
            </chakra.span>
          ),
        width: 56,
      },
      ...(view === "search"
        ? [
            {
              id: "found",
              header: t("column.found"),
              text: ({ place }: CaseRow) => place?.map(({ text: piece }) => piece).join("") ?? "",
              cell: (row: CaseRow) => <Place row={row} />,
              width: 182,
              grow: 1,
            },
            { id: "state", header: t("column.state"), text: ({ state }: CaseRow) => t(`state.${state}`), width: 72 },
          ]
        : [
            text("initial", opening, { width: view === "closed" ? 166 : language === "fr" ? 232 : 198, grow: 2 }),
            // Only what was closed before says something here while it is open.
            text("closing", ({ closingComment }) => closingComment, {
              width: view === "closed" ? 118 : language === "fr" ? 76 : 114,
              ...(view === "closed" ? { grow: 1 } : {}),
            }),
          ]),
      ...(view === "mine"
        ? []
        : [
            {
              id: "assigned",
              header: t("column.assigned"),
              text: assigned,
              cell: (row: CaseRow) => (
                <chakra.span color={row.assignedTo ? undefined : "fg.muted"}>
                  <TwoLines>{assigned(row)}</TwoLines>
                </chakra.span>
              ),
              width: 106,
            },
          ]),
      { id: "created", header: t("column.created"), text: created, width: 156 },
      { ...open, pin: "end" },
    ];
  }, [t, language, narrow, opening, view]);
}
