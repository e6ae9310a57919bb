import { chakra } from "@chakra-ui/react";
import {
  dimensionIds,
  dimensionName,
  type DimensionId,
  fieldWidth,
  type FlatValue,
  measures,
  type Plan,
} from "@gatehouse/domain/analytics";
import { DataGrid, type DataGridHandle, type GridColumn } from "@gatehouse/ui/data-grid";
import { type Ref, useMemo } from "react";
import { useGridLabels } from "../app/grid-labels/index.ts";
import { useNarrow } from "../app/use-narrow.ts";
import { rowName, scaleOf, type Words } from "./use-words.ts";

export type FlatRow = Readonly<Record<string, FlatValue>>;

interface Numbered {
  readonly id: string;
  readonly row: FlatRow;
}

export interface AnswerTableProps {
  readonly rows: readonly FlatRow[];
  /** Undefined for rows of no plan: their fields are shown as they are called. */
  readonly plan: Plan | undefined;
  readonly label: string;
  readonly words: Words;
  /** Whether the rows are drawn as bars. */
  readonly bars: boolean;
  readonly handle: Ref<DataGridHandle>;
}

const asNumber = (value: FlatValue | undefined): number => (typeof value === "number" ? value : 0);
const isDimension = (field: string): field is DimensionId => (dimensionIds as readonly string[]).includes(field);

/** The columns of rows: a plan's groups with their names, its picture and its numbers; of other rows every field. */
function columnsOf({
  rows,
  plan,
  words,
  bars,
}: Omit<AnswerTableProps, "label" | "handle">): readonly GridColumn<Numbered>[] {
  const { t, language, number, amount, change, key } = words;
  if (plan === undefined) {
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return fields.map((field) => ({
      id: field,
      header: field,
      width: fieldWidth(field),
      numeric: rows.every(({ [field]: value }) => value === null || value === undefined || typeof value === "number"),
      value: ({ row }) => row[field],
      text: ({ row }) => {
        const value = row[field];
        if (typeof value === "boolean") return t(value ? "yes" : "no");
        return typeof value === "number" ? number(value) : (value ?? "");
      },
    }));
  }
  const { outOf, unit, words: called, more } = measures[plan.measure];
  const scale = scaleOf(rows);
  const share = (row: FlatRow, value: number): string =>
    `${scale(row) > 0 ? Math.max(0, (value / scale(row)) * 100) : 0}%`;
  const figures = (field: string, header: string, show: (value: number) => string): GridColumn<Numbered> => ({
    id: field,
    header,
    numeric: true,
    width: fieldWidth(field),
    value: ({ row }) => row[field],
    text: ({ row }) => (typeof row[field] === "number" ? show(row[field]) : ""),
    csv: ({ row }) => row[field],
  });
  return [
    ...plan.by.map((id, place): GridColumn<Numbered> => {
      const nameOf = ({ row }: Numbered): string => key(id, row[`${id}.name`] ?? row[`${id}.code`] ?? row[id]);
      const codeOf = ({ row }: Numbered): FlatValue | undefined => row[`${id}.code`];
      return {
        id,
        header: isDimension(id) ? dimensionName(id, language) : id,
        width: fieldWidth(id),
        rowHeader: place === 0,
        value: (numbered) => (id in numbered.row ? numbered.row[id] : nameOf(numbered)),
        text: nameOf,
        cell: (numbered) => {
          const code = codeOf(numbered);
          return (
            <>
              {code !== undefined && code !== null && code !== nameOf(numbered) && (
                <chakra.span fontFamily="mono" color="fg.muted" me="2">
                  {String(code)}
                </chakra.span>
              )}
              {nameOf(numbered)}
            </>
          );
        },
      };
    }),
    ...(bars
      ? [
          {
            id: "picture",
            header: t("column.picture"),
            width: 120,
            grow: 1,
            sortable: false,
            csv: () => null,
            text: () => "",
            cell: ({ row }: Numbered) => (
              <chakra.span
                aria-hidden
                display="inline-block"
                verticalAlign="middle"
                position="relative"
                height="3.5"
                width="full"
              >
                <chakra.span
                  display="block"
                  height="full"
                  borderRadius="sm"
                  bg={more === "bad" ? "danger.solid" : "accent.solid"}
                  opacity={asNumber(row["value"]) === scale(row) ? 1 : 0.6}
                  style={{ inlineSize: share(row, asNumber(row["value"])) }}
                />
                {typeof row["before"] === "number" && (
                  <chakra.span
                    position="absolute"
                    top="-2px"
                    bottom="-2px"
                    width="2px"
                    bg="bg.inverted"
                    style={{ insetInlineStart: share(row, row["before"]) }}
                  />
                )}
              </chakra.span>
            ),
          } satisfies GridColumn<Numbered>,
        ]
      : []),
    figures("value", called[language][0], (value) => amount(value, unit)),
    ...(plan.against === null
      ? []
      : [
          figures("before", t("column.before"), (value) => amount(value, unit)),
          figures("change", t("column.change"), (value) => change(value, unit)),
        ]),
    ...(outOf === undefined ? [] : [figures("outOf", outOf.words[language], (value) => number(value, "percent"))]),
  ];
}

/** The rows of an answer in the one grid. */
export function AnswerTable({ rows, plan, label, words, bars, handle }: AnswerTableProps) {
  const narrow = useNarrow();
  const numbered = useMemo(() => rows.map((row, index): Numbered => ({ id: String(index), row })), [rows]);
  const columns = useMemo(
    () => columnsOf({ rows, plan, words, bars: bars && !narrow }),
    [rows, plan, words, bars, narrow],
  );
  return (
    <DataGrid
      id={`analytics.${plan?.measure ?? "rows"}.${plan?.by.join(".") ?? ""}`}
      label={label}
      labels={useGridLabels()}
      columns={columns}
      rows={numbered}
      rowId={({ id }) => id}
      rowLabel={({ row }) => (plan ? rowName(words, plan, row) : "")}
      ref={handle}
      sizing="content"
      style={{ maxBlockSize: "26rem" }}
    />
  );
}
