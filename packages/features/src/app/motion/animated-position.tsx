import * as m from "framer-motion/m";
import type { ReactNode } from "react";

interface AnimatedPositionProps {
  /** The order that it is in: when it is another one, it moves from where it stood. Whatever else moves it does so at once. */
  readonly order: unknown;
  readonly children: ReactNode;
}

/** One of a list whose order changes, such as by another sort. Stands inside of `MotionArea`. */
export const AnimatedPosition = ({ order, children }: AnimatedPositionProps) => (
  <m.div layout="position" layoutDependency={order}>
    {children}
  </m.div>
);
