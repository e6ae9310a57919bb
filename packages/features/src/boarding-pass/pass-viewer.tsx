import { lazyComponent } from "@gatehouse/ui/lazy";
import { Suspense, useEffect, useState } from "react";
import { useDrafts } from "./drafts.ts";
import { prefetchPdfLibrary } from "../app/pdf/pdf-library.ts";
import { loadViewer } from "./preload.ts";
import { usePersistedPlace } from "./use-persisted-place.ts";
import type { ViewerTarget } from "./viewer/use-viewer.ts";

const onItsWay = <span data-shortcuts="off" hidden />;
const ViewerDialog = lazyComponent(() => loadViewer().then(({ ViewerDialog }) => ViewerDialog), {
  waiting: onItsWay,
  over: true,
});

const nobody = (): void => undefined;

export interface PassViewerProps {
  /** What is shown; undefined closes the viewer. */
  readonly target: ViewerTarget | undefined;
  /** Somebody wants to leave, or nothing is left to link. */
  readonly onClose: () => void;
  /** A pass was linked, taken off or checked, or something is not as it was: read rows again. */
  readonly onChanged: () => void;
  /** A check-in has its pass, or its quality check, and has left the viewer. */
  readonly onSettled?: ((checkInId: number) => void) | undefined;
  /** Gets the focus at the end when what had it before is gone. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  /** Opens the viewer again with a check-in whose link failed after it was closed. */
  readonly onReopen?: ((target: ViewerTarget) => void) | undefined;
}

/** The boarding pass viewer. It stays mounted while it is closed, so that nothing typed is lost; its code comes when it is opened. */
export function PassViewer({ target, onSettled = nobody, ...rest }: PassViewerProps) {
  useEffect(prefetchPdfLibrary, []);
  const drafts = useDrafts();
  const onPlace = usePersistedPlace(target, rest.onReopen);
  const [last, setLast] = useState(target);
  const [turn, setTurn] = useState(0);
  if (target !== undefined && target !== last) {
    setLast(target);
    setTurn(turn + 1);
  }
  const typed = last?.typed;
  const isOpen = target !== undefined;
  // Keys are the page's again when the viewer is closed.
  useEffect(() => (isOpen ? () => typed?.stop() : undefined), [isOpen, typed]);
  if (!last) return null;
  return (
    <Suspense fallback={onItsWay}>
      <ViewerDialog
        turn={turn}
        target={last}
        open={target !== undefined}
        drafts={drafts}
        onPlace={onPlace}
        onSettled={onSettled}
        {...rest}
      />
    </Suspense>
  );
}
