import { AnimatePresence, useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import type { ReactNode } from "react";

const gone = { opacity: 0, scale: 0.9 };

interface AnimatedListProps {
  /** `AnimatedListItem`s, each with a key. */
  readonly children: ReactNode;
}

/** The items of a short list of which some leave: they fade, and the others close up. Stands inside of `MotionArea` and of the list. */
export const AnimatedList = ({ children }: AnimatedListProps) => (
  <AnimatePresence initial={false} mode="popLayout">
    {children}
  </AnimatePresence>
);

interface AnimatedListItemProps {
  readonly children: ReactNode;
}

/** An `<li>`; on its way out it is inert. */
export const AnimatedListItem = ({ children }: AnimatedListItemProps) => (
  <m.li layout="position" exit={gone} inert={!useIsPresent()}>
    {children}
  </m.li>
);
