import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { GridSelection } from "./selection.ts";

/** What a column can read from a row. `null` and `undefined` mean "nothing" and always sort last. */
export type GridValue = string | number | boolean | Date | null | undefined;

/** The edge a column stays at while the others scroll sideways; follows the reading direction. */
export type GridPin = "start" | "end";

/** Height of rows and size of type, from the theme's density tokens (`sizes.row`: 36 px in compact). */
export type GridDensity = "compact" | "comfortable";

/** One column of a grid of `T`. */
export type GridColumn<T> = {
  /** Stable name: used for sorting, for what is remembered and in tests. Unique in the grid; `group` is taken where rows are grouped. */
  readonly id: string;
  /** The column's name as read in the header, in menus and as CSV heading. */
  readonly header: string;
  /** What the header shows instead of `header` (an icon); `header` stays its accessible name. */
  readonly headerContent?: ReactNode;
  /** The raw value: sorted by, and shown as text unless `text` or `cell` say otherwise. */
  readonly value?: (row: T) => GridValue;
  /** The value as text: shown, copied, put into tooltips and CSV. Default: `value` as a string. */
  readonly text?: (row: T) => string;
  /** What the cell shows, when that is more than text. May hold widgets: Enter reaches them, Escape leaves. */
  readonly cell?: (row: T) => ReactNode;
  /** The value for CSV where it differs from `text`. Numbers stay numbers. */
  readonly csv?: (row: T) => GridValue;
  /** A tooltip that is always offered (a relative time, say). Without it one appears only when the text is cut. */
  readonly tooltip?: (row: T) => string | undefined;
  /** Ascending order for client sorting; default compares `value`: numbers, dates, then text by locale. */
  readonly compare?: (a: T, b: T) => number;
  /** Width in px before the reader changes it. Default 120. */
  readonly width?: number;
  /** Smallest width in px. Default 48. */
  readonly minWidth?: number;
  /** Largest width in px. Default 800. */
  readonly maxWidth?: number;
  /** Share of the width left over; columns without it keep their width. */
  readonly grow?: number;
  /** Default `start`; `end` for `numeric`. */
  readonly align?: "start" | "center" | "end";
  /** Takes what the pinned columns leave of the view, however wide that is: the summary of a row on a phone. */
  readonly fill?: boolean;
  /** Right-aligned tabular figures. */
  readonly numeric?: boolean;
  /** Monospaced: codes such as PNR, dmscode, booking number. */
  readonly mono?: boolean;
  /** Names the row: read out with each cell, and the default name of the row's checkbox. */
  readonly rowHeader?: boolean;
  /** Edge the column is pinned to before the reader changes it. */
  readonly pin?: GridPin;
  /** Hidden before the reader changes it. */
  readonly hidden?: boolean;
  /** `false`: cannot be hidden. */
  readonly hideable?: boolean;
  /** Default: client sorting, every column with `value` or `compare`; server sorting, only columns that say `true`. */
  readonly sortable?: boolean;
  /** `false`: width fixed. */
  readonly resizable?: boolean;
};

/** One step of the sort order; the first is the most important. */
export type GridSort = { readonly column: string; readonly direction: "asc" | "desc" };

/** Who sorts. A grid paged by the server without this prop does not sort: ordering one page would mislead. */
export type GridSorting =
  | { readonly mode: "client"; readonly initial?: readonly GridSort[] }
  | {
      readonly mode: "server";
      readonly sort: readonly GridSort[];
      readonly onChange: (sort: readonly GridSort[]) => void;
    };

/** Who pages. Pages count from 0 (UI-10: page 0, size 50). Without this prop all rows are one scroll. */
export type GridPaging =
  | { readonly mode: "client"; readonly pageSize: number; readonly pageSizes?: readonly number[] }
  | {
      readonly mode: "server";
      readonly page: number;
      readonly pageSize: number;
      /** Rows on all pages together. */
      readonly total: number;
      readonly pageSizes?: readonly number[];
      readonly onChange: (next: { readonly page: number; readonly pageSize: number }) => void;
    };

/** `single`: row click only. `multiple`: row click toggles one, checkboxes take several (UI-11). */
export type GridSelectionMode = "none" | "single" | "multiple";

/** Client grouping with rows that fold. Groups are one scroll: client paging does not apply to them. */
export type GridGroupBy<T> = {
  /** Rows with the same key stand together. */
  readonly key: (row: T) => string;
  /** What the group's row says; default the key. The count is beside it. */
  readonly label?: (key: string, rows: readonly T[]) => ReactNode;
  /** Groups start folded. */
  readonly collapsed?: boolean;
};

/** Every word the grid says. Functions carry numbers and names so that each language can order and inflect them. */
export type DataGridLabels = {
  readonly loading: string;
  readonly refreshing: string;
  /** Shown when there are no rows and no `empty` slot was given. */
  readonly empty: string;
  /** Shown when `error` carries no text of its own. */
  readonly error: string;
  readonly retry: string;
  readonly selectPage: string;
  readonly selectRow: (name: string) => string;
  readonly selectGroup: (name: string) => string;
  readonly selected: (count: number) => string;
  readonly selectAllMatching: (total: number) => string;
  readonly clearSelection: string;
  readonly columnMenu: (column: string) => string;
  readonly sortAscending: string;
  readonly sortDescending: string;
  readonly clearSort: string;
  readonly pinStart: string;
  readonly pinEnd: string;
  readonly unpin: string;
  readonly moveBefore: string;
  readonly moveAfter: string;
  readonly wider: string;
  readonly narrower: string;
  readonly fitContent: string;
  readonly hide: string;
  /** Name of the panel and of the button that opens it. */
  readonly columns: string;
  readonly moveColumnBefore: (column: string) => string;
  readonly moveColumnAfter: (column: string) => string;
  readonly density: string;
  readonly compact: string;
  readonly comfortable: string;
  readonly resetColumns: string;
  readonly exportCsv: string;
  readonly pager: string;
  readonly previousPage: string;
  readonly nextPage: string;
  /** `page` counts from 1 here: it is read by people. */
  readonly page: (page: number) => string;
  readonly pageSize: string;
  readonly pageSizeOption: (size: number) => string;
  /** "1–50 of 412", counted from 1. Not asked when there is nothing. */
  readonly range: (from: number, to: number, total: number) => string;
  readonly groupCount: (count: number) => string;
  /** Said to screen readers. */
  readonly copied: (text: string) => string;
  readonly sorted: (column: string, direction: "asc" | "desc" | "none") => string;
  readonly moved: (column: string, position: number, count: number) => string;
};

/** What a screen can ask of a grid from outside. */
export type DataGridHandle = {
  /** Puts the keyboard focus on the current cell, or on that of a row. */
  readonly focus: (id?: string) => void;
  /** Brings a row into view; does nothing when the row is not among those shown. */
  readonly scrollToRow: (id: string) => void;
  /** CSV of what is shown: visible columns in their order, the selected rows of this page or else all rows in their order. */
  readonly csv: () => string;
};

/** A failed load. Rows that were there stay. */
export type GridError = { readonly message?: ReactNode; readonly onRetry?: () => void };

/** Props of {@link DataGrid}; others (`className`, `style`, `data-*`) go to its root. */
export type DataGridProps<T> = Omit<HTMLAttributes<HTMLDivElement>, "id" | "children"> & {
  /** Names the grid for what it remembers (columns, density). Unique in the product, for example `checkin.queue`. */
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly labels: DataGridLabels;
  /** Keep the identity stable between renders (module scope or `useMemo`). */
  readonly columns: readonly GridColumn<T>[];
  /** Client paging: all rows. Server paging: those of the page. A new array with the same ids is a refresh. */
  readonly rows: readonly T[];
  readonly rowId: (row: T) => string;
  /** The row's name for its checkbox; default the text of the `rowHeader` column, else of the first. */
  readonly rowLabel?: (row: T) => string;
  /** A tone from the theme: `expired`, `passport`, `ok`, `warn`, `bad`, `violet`, `slate`. */
  readonly rowTone?: (row: T) => GridRowTone | undefined;
  /** Id of the row that something beside the grid is about. */
  readonly markedRow?: string | undefined;
  readonly paging?: GridPaging | undefined;
  readonly sorting?: GridSorting | undefined;
  readonly groupBy?: GridGroupBy<T> | undefined;
  /**
   * Names the question that the rows answer (view, filter, search). When it changes the grid starts at the top with
   * nothing selected; while it stays, a row that is gone from a refresh drops out of the selection.
   */
  readonly scope?: string;
  /** Default `none`. */
  readonly selectionMode?: GridSelectionMode;
  readonly selection?: GridSelection;
  readonly onSelectionChange?: (selection: GridSelection) => void;
  /** Offers "select all N matching" once a page is selected. Server paging then answers `{kind: "all"}`. */
  readonly allMatching?: boolean;
  /** Enter on a cell without widgets, or a double click. */
  readonly onRowActivate?: (row: T) => void;
  /** First load: skeleton rows. Ignored while there are rows. */
  readonly loading?: boolean;
  /** A load in the background: the rows stay, a thin bar runs. */
  readonly refreshing?: boolean;
  readonly error?: GridError | undefined;
  /** Shown instead of rows when there are none: say why and what to do next. */
  readonly empty?: ReactNode;
  /** Rows whose shown text changed in a refresh light up briefly (not under reduced motion). */
  readonly flashChanges?: boolean;
  /** Density before the reader chooses one. Default `compact`. */
  readonly density?: GridDensity;
  /** 2, 3: rows have room for so many lines, for a column that sums a row up on a phone. Default 1. */
  readonly rowLines?: 1 | 2 | 3;
  /** `fill` (default): as high as the parent. `content`: as high as the rows, at most as high as the parent. */
  readonly sizing?: "fill" | "content";
  /** At the start of the footer: a legend of row tones, say. */
  readonly footer?: ReactNode;
  /**
   * What can be done with the selected rows: with how many they are and the ways to select all or nothing it fills a line of its own
   * below the footer, while something is selected. Without it these are in the footer.
   */
  readonly selectionActions?: ReactNode;
  /** `false`: no footer, and so no pager, count or Columns button. */
  readonly showFooter?: boolean;
  /** Offers CSV in the Columns panel under this file name. */
  readonly csvFileName?: string;
  readonly ref?: Ref<DataGridHandle>;
};

/** Row tones the theme has colours for. */
export type GridRowTone = "expired" | "passport" | "ok" | "warn" | "bad" | "violet" | "slate";
