import { chakra, IconButton } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { SheetCell, SheetColumn } from "./sheet.ts";
import { SheetCellInput } from "./sheet-cell.tsx";

/** An entry. */
export interface SheetRow {
  /** What it is called. */
  readonly label: string;
  /** By the names of the columns. */
  readonly cells: Readonly<Record<string, SheetCell>>;
  /** What is wrong with the entry as a whole. */
  readonly problem?: string | undefined;
}

export interface EntrySheetProps {
  /** What all of it is called. */
  readonly label: string;
  /** Begins the ids of its fields: `<id>.<row>.<column>`. */
  readonly id: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** What stands before each row: its number, its name, or nothing. Default nothing. */
  readonly head?: "number" | "label" | "none";
  /** Rows are stacked, each field under its name. Default false. */
  readonly stacked?: boolean;
  /** A field is being typed into. */
  readonly onChange: (row: number, column: string, text: string) => void;
  /** A field was left. */
  readonly onLeave: (row: number, column: string) => void;
  /** Several cells of a spreadsheet were pasted at a field. */
  readonly onPasteCells: (row: number, column: string, text: string) => void;
  /** The value of a field that carries a mark is right. */
  readonly onConfirm: (row: number, column: string) => void;
  /** Enter was pressed in the last row. */
  readonly onEnterLast?: ((column: string) => void) | undefined;
  /** Takes a row away. Without it rows stay. */
  readonly onRemove?: ((row: number) => void) | undefined;
  readonly labels: {
    /** Takes a row away: "Remove Flight 2". */
    readonly remove: (row: string) => string;
    /** A field of a row: "Flight 2, Cost". */
    readonly field: (row: string, column: string) => string;
    /** Confirms a field. */
    readonly confirm: (field: string) => string;
  };
}

const focusField = (id: string): void => {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
};

/**
 * Entries that are filled in like a sheet: Tab goes across, Enter to the entry below, Shift+Enter and the arrows up and down move within
 * a column, Ctrl+. confirms what carries a mark, and rows of a spreadsheet can be pasted.
 */
export function EntrySheet({
  label,
  id,
  columns,
  rows,
  head = "none",
  stacked = false,
  onChange,
  onLeave,
  onPasteCells,
  onConfirm,
  onEnterLast,
  onRemove,
  labels,
}: EntrySheetProps) {
  const template = [
    ...(head === "none" ? [] : [head === "number" ? "2rem" : "7.5rem"]),
    // A day is read as a whole, its mark included, wherever there is room for it: half a day may be any.
    ...columns.map(({ share, kind }) => `minmax(${kind === "day" ? "min(7rem, 14%)" : "0"}, ${share}fr)`),
    ...(onRemove ? ["2.25rem"] : []),
  ].join(" ");
  const idOf = (row: number, column: string): string => `${id}.${row}.${column}`;
  const move = (row: number, column: string, by: 1 | -1): void => {
    if (row + by >= 0 && row + by < rows.length) focusField(idOf(row + by, column));
  };
  return (
    <chakra.fieldset
      aria-label={label}
      minW="0"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
      overflow="hidden"
      bg="bg.canvas"
    >
      {!stacked && (
        <chakra.div
          aria-hidden
          display="grid"
          gridTemplateColumns={template}
          bg="bg.sunken"
          color="fg.muted"
          textStyle="xs"
        >
          {head !== "none" && <chakra.span />}
          {columns.map(({ name, label: text, kind }, place) => (
            <chakra.span
              key={name}
              px="2"
              py="1"
              borderLeftWidth={place === 0 && head === "none" ? undefined : "1px"}
              borderColor="border.subtle"
              textAlign={kind === "money" ? "end" : "start"}
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
              title={text}
            >
              {text}
            </chakra.span>
          ))}
          {onRemove && <chakra.span />}
        </chakra.div>
      )}
      {rows.map((row, at) => {
        const wrong = columns.flatMap(({ name, label: text }) => {
          const problem = row.cells[name]?.problem;
          return problem === undefined ? [] : [{ name, text: `${text}: ${problem}` }];
        });
        return (
          <chakra.fieldset
            // Rows have no names of their own: fields are controlled by what they hold.
            key={at}
            minW="0"
            aria-label={row.label === "" ? label : row.label}
            borderTopWidth={stacked && at === 0 ? undefined : "1px"}
            borderColor="border.subtle"
          >
            <chakra.div
              display="grid"
              gridTemplateColumns={stacked ? "repeat(2, minmax(0, 1fr))" : template}
              position="relative"
              {...(stacked && { gap: "2", p: "2" })}
            >
              {(stacked ? row.label !== "" : head !== "none") && (
                <chakra.span
                  aria-hidden
                  px="2"
                  alignSelf="center"
                  color="fg.muted"
                  textAlign={stacked || head === "label" ? "start" : "center"}
                  textStyle="figures"
                  {...(stacked && { fontWeight: "strong", px: "0" })}
                >
                  {stacked || head === "label" ? row.label : at + 1}
                </chakra.span>
              )}
              {stacked && row.label !== "" && (
                <chakra.span textAlign="end">
                  {onRemove && <Remove label={labels.remove(row.label)} onPress={() => onRemove(at)} />}
                </chakra.span>
              )}
              {columns.map((column, place) => (
                <SheetCellInput
                  key={column.name}
                  id={idOf(at, column.name)}
                  column={column}
                  cell={row.cells[column.name] ?? { shown: "", edited: "" }}
                  label={row.label === "" ? column.label : labels.field(row.label, column.label)}
                  confirmLabel={labels.confirm}
                  stacked={stacked}
                  bordered={!(place === 0 && head === "none")}
                  problems={wrong.some(({ name }) => name === column.name) ? `${id}.${at}.problems` : undefined}
                  onType={(text) => onChange(at, column.name, text)}
                  onLeave={() => onLeave(at, column.name)}
                  onPasteCells={(text) => onPasteCells(at, column.name, text)}
                  onConfirm={() => onConfirm(at, column.name)}
                  onMove={(by) => move(at, column.name, by)}
                  onEnter={() => (at + 1 < rows.length ? move(at, column.name, 1) : onEnterLast?.(column.name))}
                />
              ))}
              {!stacked && onRemove && (
                <chakra.span display="grid" placeItems="center" borderLeftWidth="1px" borderColor="border.subtle">
                  <Remove label={labels.remove(row.label)} onPress={() => onRemove(at)} />
                </chakra.span>
              )}
            </chakra.div>
            {(row.problem !== undefined || wrong.length > 0) && (
              <chakra.div
                id={`${id}.${at}.problems`}
                role="alert"
                px="2"
                py="1"
                bg="state.bad.soft"
                color="state.bad.fg"
                textStyle="sm"
              >
                {row.problem !== undefined && <chakra.p>{row.problem}</chakra.p>}
                {wrong.map(({ name, text }) => (
                  <chakra.p key={name}>{text}</chakra.p>
                ))}
              </chakra.div>
            )}
          </chakra.fieldset>
        );
      })}
    </chakra.fieldset>
  );
}

const Remove = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <IconButton
    aria-label={label}
    title={label}
    variant="ghost"
    size="xs"
    minW={{ base: "touch", md: "6" }}
    minH={{ base: "touch", md: "6" }}
    onClick={onPress}
  >
    <X aria-hidden />
  </IconButton>
);
