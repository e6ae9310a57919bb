import { useCallback, useState } from "react";
import { stepped, type Zoom } from "./page-geometry.ts";

/** How the PDF is looked at: zoom and turn. It stays from page to page. */
export function usePdfView() {
  const [zoom, setZoom] = useState<Zoom>();
  const [rotation, setRotation] = useState(0);
  /** What is drawn at the moment. */
  const [drawn, setDrawn] = useState<{ readonly scale: number; readonly zoom: Zoom }>();
  const onDrawn = useCallback((scale: number, shown: Zoom) => setDrawn({ scale, zoom: shown }), []);
  const scale = drawn?.scale;
  return {
    zoom,
    rotation,
    drawn,
    onDrawn,
    zoomIn: () => setZoom(stepped(scale ?? 1, 1)),
    zoomOut: () => setZoom(stepped(scale ?? 1, -1)),
    fitPage: () => setZoom("page"),
    fitWidth: () => setZoom("width"),
    rotateLeft: () => setRotation((rotation + 270) % 360),
    rotateRight: () => setRotation((rotation + 90) % 360),
  };
}

export type PdfView = ReturnType<typeof usePdfView>;
