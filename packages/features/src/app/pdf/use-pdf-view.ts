import { useCallback, useState } from "react";
import { stepped, type Zoom } from "./page-geometry.ts";

/** How the PDF is looked at: zoom and turn. It stays from page to page. */
export function usePdfView() {
  const [zoom, setZoom] = useState<Zoom>();
  const [rotation, setRotation] = useState(0);
  const [marks, setMarks] = useState(true);
  /** What is drawn at the moment. */
  const [drawn, setDrawn] = useState<{ readonly scale: number; readonly zoom: Zoom }>();
  const onDrawn = useCallback((scale: number, shown: Zoom) => setDrawn({ scale, zoom: shown }), []);
  const scale = drawn?.scale;
  return {
    zoom,
    rotation,
    /** The barcode is framed. */
    marks,
    toggleMarks: () => setMarks((before) => !before),
    drawn,
    onDrawn,
    // Each goes on from the one before it, drawn or not.
    zoomIn: () => setZoom((before) => stepped(typeof before === "number" ? before : (scale ?? 1), 1)),
    zoomOut: () => setZoom((before) => stepped(typeof before === "number" ? before : (scale ?? 1), -1)),
    fitPage: () => setZoom("page"),
    fitWidth: () => setZoom("width"),
    rotateLeft: () => setRotation((before) => (before + 270) % 360),
    rotateRight: () => setRotation((before) => (before + 90) % 360),
  };
}

export type PdfView = ReturnType<typeof usePdfView>;
