import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from "react";
import { type Part, part, type PartTurn } from "./part.ts";

export interface FailedPartProps {
  readonly error: unknown;
  /** Fetches the part again. */
  readonly onRetry: () => void;
  /** While it is fetched again. */
  readonly retrying: boolean;
  /** Whether it would stand over the page, as a dialog does, instead of in it. */
  readonly over: boolean;
  /** Gives it up, where that is possible. */
  readonly onClose: (() => void) | undefined;
}

/** What stands in the place of a part that could not be fetched. Without it the part throws, and an error boundary above decides. */
export const FailedPartContext = createContext<ComponentType<FailedPartProps> | undefined>(undefined);

export interface LateOptions<P> {
  /** What is shown until the code is there; nothing when left out. */
  readonly waiting?: ReactNode;
  /** Whether it stands over the page, as a dialog does. */
  readonly over?: boolean;
  /**
   * Whether somebody waits for it, when it could not be fetched: default unless its `open` is false. What nobody waits for fails
   * without a word.
   */
  readonly wanted?: (props: P) => boolean;
  /** Gives it up, when it could not be fetched; by default its `onClose`. */
  readonly giveUp?: (props: P) => void;
  /** When it is fetched ahead, where the page does that. Default `soon`. */
  readonly turn?: PartTurn;
}

/** A component whose code arrives later. */
export interface LateComponent<P> {
  (props: P): ReactNode;
  /** Fetches the code before it is shown; a failure is met again, and shown, when it is. */
  readonly preload: () => Promise<void>;
}

/**
 * A component whose code arrives when it is first shown. Unlike React's `lazy` nothing suspends, so that the key press that asks
 * for it is over when its handler is, and what stands around it is not drawn anew; and what could not be fetched can be fetched
 * again, and says so in its own place.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, over = false, wanted = isOpen, giveUp, turn }: LateOptions<P> = {},
): LateComponent<P> {
  const code = part(load, turn);
  const Late = (props: P): ReactNode => {
    const { Component, failure, retrying, retry, askAnew } = usePart(code);
    const Failed = use(FailedPartContext);
    const isWanted = wanted(props);
    const [wasWanted, setWasWanted] = useState(isWanted);
    if (isWanted !== wasWanted) {
      setWasWanted(isWanted);
      // Somebody opens again what failed before: that failure is over.
      if (isWanted && failure) askAnew();
    }
    if (Component) return <Component {...props} />;
    if (!failure) return waiting;
    if (!isWanted) return null;
    if (!Failed) throw failure.error;
    const { onClose } = props as { readonly onClose?: (refocus: boolean) => void };
    return createElement(Failed, {
      error: failure.error,
      onRetry: retry,
      retrying,
      over,
      onClose: giveUp ? () => giveUp(props) : onClose && (() => onClose(true)),
    });
  };
  return Object.assign(Late, { preload: () => code.load().then(nothing, nothing) });
}

const isOpen = (props: { readonly open?: boolean }): boolean => props.open !== false;

const nothing = (): void => undefined;

/** A part as a component shows it: there, on its way, or failed until somebody tries again. */
function usePart<P>(code: Part<ComponentType<P>>) {
  const [state, setState] = useState<{ readonly failure?: { readonly error: unknown }; readonly attempt: number }>({
    attempt: 0,
  });
  const { attempt } = state;
  const [arrived, setArrived] = useState(() => ({ Component: code.loaded(), attempt: -1 }));
  useEffect(() => {
    let gone = false;
    const arrive = async (): Promise<void> => {
      try {
        const Component = await code.load();
        if (!gone) setArrived((last) => (last.Component === Component ? last : { Component, attempt }));
      } catch (error) {
        if (!gone) setState({ failure: { error }, attempt });
        if (!gone) setArrived({ Component: undefined, attempt });
      }
    };
    void arrive();
    return () => {
      gone = true;
    };
  }, [code, attempt]);
  return {
    Component: arrived.Component,
    failure: state.failure,
    retrying: arrived.attempt < attempt,
    /** As if it had never been asked for. */
    askAnew: () => setState((last) => ({ attempt: last.attempt + 1 })),
    retry: useCallback(() => setState((last) => ({ ...last, attempt: last.attempt + 1 })), []),
  };
}
