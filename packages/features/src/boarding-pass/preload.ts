/** The viewer's code, fetched once: a page of its own, because it brings the drawing of PDFs with it. */
export const loadViewer = () => import("./viewer/viewer-dialog.tsx");

/** Fetches the viewer's code before somebody opens it. A failure is met again, and shown, when it is opened. */
export const preloadViewer = (): void => void loadViewer().catch(() => undefined);
