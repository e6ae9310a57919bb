import * as m from "framer-motion/m";
import { createContext, type ReactNode, use } from "react";

/**
 * The order that a list is in: when it is another one, each `AnimatedPosition` of the list moves from where it stood. Whatever else
 * moves them does so at once.
 */
export const AnimatedOrder = createContext<unknown>(undefined);

/** One of a list whose order changes, such as by another sort. Stands inside of `MotionArea` and `AnimatedOrder`. */
export const AnimatedPosition = ({ children }: { readonly children: ReactNode }) => (
  <m.div layout="position" layoutDependency={use(AnimatedOrder)}>
    {children}
  </m.div>
);
