import { AnimatePresence } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useState } from "react";
import { useMotionEnabled } from "./motion-area.tsx";

const folded = { height: 0, opacity: 0 };
const unfolded = { height: "auto", opacity: 1 };
const clip = { overflow: "clip" } as const;

interface AnimatedCollapseProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What unfolds below what was pressed, and folds up again; folded up it is not in the document. Stands inside of `MotionArea`. */
export function AnimatedCollapse({ isOpen, children }: AnimatedCollapseProps) {
  const moves = useMotionEnabled();
  const [startedOpen] = useState(isOpen);
  // A long list has hundreds of these that nobody opens: until then there is nothing to watch.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isOpen && !wasOpened) return null;
  return (
    <AnimatePresence initial={!startedOpen}>
      {isOpen && (
        <m.div initial={moves && folded} animate={unfolded} exit={folded} style={clip}>
          {children}
        </m.div>
      )}
    </AnimatePresence>
  );
}
