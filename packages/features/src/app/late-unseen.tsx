import { late, type Part } from "@gatehouse/ui/late";
import { type ComponentType, createElement, type ReactNode, useEffect, useReducer } from "react";
import { onBack } from "./connection/index.ts";

/**
 * A component that nobody waits for, whose code arrives after what is in view. Fails without a word, and is fetched again when the
 * connection is back.
 * @param component which of the part it is
 */
export function lateUnseen<T, P extends object>(
  code: Part<T>,
  component: (loaded: T) => ComponentType<P>,
): (props: P) => ReactNode {
  const Late = late(() => code.load().then(component), { wanted: () => false });
  return function LateUnseen(props: P) {
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(
      () =>
        onBack(() => {
          if (!code.loaded()) tryAgain();
        }),
      [],
    );
    return createElement(Late, { ...props, key: attempt });
  };
}
