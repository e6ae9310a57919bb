import { AnimatePresence, useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import type { ReactNode } from "react";

const gone = { opacity: 0, scale: 0.9 };

interface LeavingProps {
  /** `LeavingItem`s, each with a key. */
  readonly children: ReactNode;
}

/** The items of a short list of which some leave: they fade, and the others close up. Stands inside of `Moving` and of the list. */
export const Leaving = ({ children }: LeavingProps) => (
  <AnimatePresence initial={false} mode="popLayout">
    {children}
  </AnimatePresence>
);

interface LeavingItemProps {
  readonly children: ReactNode;
}

/** An `<li>`; on its way out it is inert. */
export const LeavingItem = ({ children }: LeavingItemProps) => (
  <m.li layout="position" exit={gone} inert={!useIsPresent()}>
    {children}
  </m.li>
);
