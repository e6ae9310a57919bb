import { lazyComponent } from "@gatehouse/ui/lazy";
import type { PdfPanelProps } from "./pdf-panel.tsx";

/** The panel, whose drawing of PDFs is fetched when somebody wants to see one. */
export const PdfPanel = lazyComponent<PdfPanelProps>(() =>
  import("./pdf-panel.tsx").then(({ PdfPanel: Loaded }) => Loaded),
);
