import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type PictureUse, repeatUse, collectUse } from "./picture-use.ts";

interface CollectUseProps {
  readonly onCollect: (use: PictureUse | undefined) => void;
}

/** Stands before the page, so that none of the page's effects measures it with the picture beside it. */
function CollectUse({ onCollect }: CollectUseProps) {
  useLayoutEffect(() => onCollect(collectUse()), [onCollect]);
  return null;
}

interface PictureHandoverProps {
  /** The element that the page is drawn into. */
  readonly root: Element;
  readonly children: ReactNode;
}

/**
 * Puts the page in the place of its picture, and repeats there what was done in the picture. All in one turn of the browser's loop:
 * no key falls between the two.
 */
export function PictureHandover({ root, children }: PictureHandoverProps) {
  const use = useRef<PictureUse>(undefined);
  const [onCollect] = useState(() => (done: PictureUse | undefined): void => {
    use.current = done;
  });
  const [, setHandedOver] = useState(false);
  useLayoutEffect(() => {
    const taken = use.current;
    use.current = undefined;
    if (!taken) return;
    queueMicrotask(() => {
      // Drawing anything runs the page's effects that are still to come: they listen for its first use.
      flushSync(() => setHandedOver(true));
      repeatUse(root, taken);
    });
  }, [root]);
  return (
    <>
      <CollectUse onCollect={onCollect} />
      {children}
    </>
  );
}
