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
import { type Chunk, defineChunk, type PrefetchTurn } from "./chunk.ts";

export interface FailedChunkProps {
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

/** What is shown in place of a chunk that could not be loaded. Without it the component throws, and an error boundary above decides. */
export const FailedChunkContext = createContext<ComponentType<FailedChunkProps> | undefined>(undefined);

export interface LazyOptions<P> {
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
  readonly turn?: PrefetchTurn;
}

/** A component whose code is loaded later. */
export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads the code before it is shown; after a failure it is loaded again, and the failure shown, when it is. */
  readonly preload: () => Promise<void>;
}

/**
 * A component whose code is loaded when it is first shown. Unlike React's `lazy` nothing suspends, so that the key press that asks
 * for it is over when its handler is, and what stands around it is not drawn again; and what could not be fetched can be fetched
 * again, and says so in its own place.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, over = false, wanted = isOpen, giveUp, turn }: LazyOptions<P> = {},
): LazyComponent<P> {
  const code = defineChunk(load, turn);
  const Lazy = (props: P): ReactNode => {
    const { Component, failure, retrying, retry, askAnew } = useChunk(code);
    const Failed = use(FailedChunkContext);
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
  return Object.assign(Lazy, { preload: () => code.load().then(nothing, nothing) });
}

const isOpen = (props: { readonly open?: boolean }): boolean => props.open !== false;

const nothing = (): void => undefined;

/** A chunk as a component sees it: loaded, loading, or failed until the user tries again. */
function useChunk<P>(code: Chunk<ComponentType<P>>) {
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
