import { lazyComponent } from "@gatehouse/ui/lazy";
import type { PdfPanelProps } from "../../app/pdf/pdf-panel.tsx";

/** The agreement, whose drawing is fetched when somebody looks at one. */
export const AgreementPdf = lazyComponent<PdfPanelProps>(() =>
  import("../../app/pdf/pdf-panel.tsx").then(({ PdfPanel }) => PdfPanel),
);
