import type { CheckIn, ViewId } from "@gatehouse/domain/checkin";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import type { Clock } from "../clock.ts";
import type { en } from "../messages/en.ts";
import type { Words } from "../use-words.ts";

/** The name of a column; the catalogue has its heading as `column.<name>`. */
export type ColumnId = keyof typeof en extends infer Key ? (Key extends `column.${infer Id}` ? Id : never) : never;

/** A column of the queue. */
export type Column = GridColumn<CheckIn> & { readonly id: ColumnId };

/** What the buttons of a row do. */
export interface RowHandlers {
  readonly onOpenPass: (row: CheckIn) => void;
  readonly onUnlink: (row: CheckIn) => void;
  readonly onReload: (row: CheckIn) => void;
  readonly onActions: (row: CheckIn) => void;
}

/** What columns are made of. */
export interface ColumnOptions {
  readonly words: Words;
  readonly clock: Clock;
  /** Some columns belong to some views (QUE-15). */
  readonly view: ViewId;
  /** A screen as narrow as a phone's. */
  readonly narrow: boolean;
  readonly handlers: RowHandlers;
}
