import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";

/** What was found for what is typed into the command palette. */
export interface Found {
  readonly query: string;
  readonly groups: readonly { readonly heading: string; readonly actions: readonly Action[] }[];
  /** An answer is on its way. */
  readonly searching?: boolean;
  /** Why there is none, in the reader's language. */
  readonly failure?: string | undefined;
}

/** Finds what an area knows for what is typed; it shows nothing itself. */
export interface FinderProps {
  readonly query: string;
  readonly onFound: (found: Found) => void;
}

/** Something the page of the moment can do, offered in the command palette. */
export interface Action {
  /** Unique on the page. */
  readonly id: string;
  /** A verb phrase in the reader's language. */
  readonly label: string;
  readonly icon?: ComponentType<LucideProps>;
  /** The key that does the same, as in `Shortcut.keys`. */
  readonly keys?: string;
  /** Other words a reader may search for. */
  readonly keywords?: readonly string[];
  readonly disabled?: boolean;
  readonly run: () => void;
}
