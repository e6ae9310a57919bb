import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A component whose code arrives when it is first shown. Unlike React's `lazy` nothing suspends, so that the key press that asks
 * for it is over when its handler is, and what stands around it is not drawn anew.
 * @param waiting what is shown until the code is there; nothing when left out
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): (props: P) => ReactNode {
  let known: ComponentType<P> | undefined;
  return function Late(props) {
    const [arrived, setArrived] = useState(() => ({ component: known }));
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (known) return undefined;
      let gone = false;
      const arrive = async (): Promise<void> => {
        try {
          known = await load();
        } catch (error) {
          if (!gone) setFailure({ error });
          return;
        }
        if (!gone) setArrived({ component: known });
      };
      void arrive();
      return () => {
        gone = true;
      };
    }, []);
    // The error page around says what to do about it.
    if (failure) throw failure.error;
    const { component: Component } = arrived;
    return Component ? <Component {...props} /> : waiting;
  };
}
