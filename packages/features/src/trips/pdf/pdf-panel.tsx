import { PdfPanel as Panel } from "../../app/pdf/pdf-panel.tsx";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface PdfPanelProps {
  /** What it is of: another one is another PDF. */
  readonly of: readonly (string | number)[];
  /** Has it made. */
  readonly load: () => Promise<File>;
  /** On wide screens. Default: most of the window. */
  readonly height?: string;
}

/** An itinerary as its PDF (TRP-38, TRP-39). */
export function PdfPanel({ of, ...rest }: PdfPanelProps) {
  const t = useMessages(messages);
  return (
    <Panel {...rest} of={["trips.pdf", ...of]} labels={{ none: t("none"), label: t("label"), loading: t("loading") }} />
  );
}
