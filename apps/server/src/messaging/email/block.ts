/** A part of a mail, said once and shown as text and as HTML. */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string; readonly quiet?: true }
  | { readonly kind: "table"; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** What somebody formatted, as words and in HTML that went through `commentHtml`. */
  | { readonly kind: "formatted"; readonly text: string; readonly html: string }
  /** A quiet link. */
  | { readonly kind: "link"; readonly label: string; readonly href: string }
  | { readonly kind: "button"; readonly label: string; readonly href: string };
