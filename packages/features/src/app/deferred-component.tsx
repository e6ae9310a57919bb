import { lazyComponent, type Chunk } from "@gatehouse/ui/lazy";
import { type ComponentType, createElement, type ReactNode, Suspense, useEffect, useReducer } from "react";
import { onReconnect } from "./connection/index.ts";

/**
 * A component that nobody waits for, neither for its code, which is loaded after what is in view, nor for its texts. Fails without a
 * word, and is fetched again when the connection is back.
 * @param component which of the part it is
 */
export function deferredComponent<T, P extends object>(
  code: Chunk<T>,
  component: (loaded: T) => ComponentType<P>,
): (props: P) => ReactNode {
  const Late = lazyComponent(() => code.load().then(component), { wanted: () => false });
  return function LateUnseen(props: P) {
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(
      () =>
        onReconnect(() => {
          if (!code.loaded()) tryAgain();
        }),
      [],
    );
    return createElement(Suspense, null, createElement(Late, { ...props, key: attempt }));
  };
}
