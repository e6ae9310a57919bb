import type { LucideIcon } from "lucide-react";

/** Something the page of the moment can do, offered in the command palette. */
export interface Action {
  /** Unique on the page. */
  readonly id: string;
  /** A verb phrase in the reader's language. */
  readonly label: string;
  readonly icon?: LucideIcon;
  /** The key that does the same, as in `Shortcut.keys`. */
  readonly keys?: string;
  /** Other words a reader may search for. */
  readonly keywords?: readonly string[];
  readonly disabled?: boolean;
  readonly run: () => void;
}
