import { useState } from "react";
import { stepped, type Zoom } from "./page-geometry.ts";

/** How the PDF is looked at: zoom and turn. It stays from page to page. */
export function usePdfView() {
  const [zoom, setZoom] = useState<Zoom>("page");
  const [rotation, setRotation] = useState(0);
  /** The factor that is drawn at the moment. */
  const [scale, setScale] = useState<number>();
  return {
    zoom,
    rotation,
    scale,
    setScale,
    zoomIn: () => setZoom(stepped(scale ?? 1, 1)),
    zoomOut: () => setZoom(stepped(scale ?? 1, -1)),
    fitPage: () => setZoom("page"),
    fitWidth: () => setZoom("width"),
    rotateLeft: () => setRotation((rotation + 270) % 360),
    rotateRight: () => setRotation((rotation + 90) % 360),
  };
}

export type PdfView = ReturnType<typeof usePdfView>;
