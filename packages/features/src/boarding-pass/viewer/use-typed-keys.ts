import { useCallback, useLayoutEffect, useReducer, useRef, useState } from "react";

/** What a key does at the moment. */
export type KeyStep =
  /** Not a key of the viewer. */
  | undefined
  /** It is done in its turn. `leaves`: to another traveller or page, so that what waits before it is given up. */
  | { readonly run: () => void; readonly leaves?: boolean }
  /** It can be done later; `last`: what is typed after it would be meant for something that nobody has seen. */
  | { readonly wait: string; readonly last?: boolean }
  /** It cannot be done, and what was typed after it is not either. */
  | { readonly stop: string };

/** A key, and what was on the screen when it was pressed. */
export interface TypedKey {
  readonly key: string;
  readonly checkInId: number;
  readonly dmscode: string | undefined;
  /** Pressed before anybody can have looked at the page. */
  readonly unseen: boolean;
  /** It is meant for a field that a key before it leads to. */
  readonly text: boolean;
}

/** What the screen shows. */
interface Place extends Pick<TypedKey, "checkInId" | "dmscode"> {
  /** The page and its points are on the screen. */
  readonly shown: boolean;
}

/** Keys that were typed and could not be done. */
export interface StoppedKeys {
  readonly keys: readonly string[];
  readonly why: string;
  /** The check-in that they were typed for; undefined: for whatever a key before them would have led to. */
  readonly checkInId: number | undefined;
}

interface Options {
  readonly place: Place;
  readonly stepOf: (typed: TypedKey) => KeyStep;
  /** A key that leads to a field: what is typed after it is text. */
  readonly isFieldKey: (key: string) => boolean;
  /** Why keys after one that waits and leads elsewhere are not kept, in words. */
  readonly tooEarly: string;
}

/** Nobody has looked at a page that came so short a time before, in milliseconds. */
const glance = 400;

/**
 * Keys in the order in which they were typed, each done upon what the one before it has left, drawn again: never upon an older
 * picture. What cannot be done yet waits, and is shown; nothing is ever done to another traveller than the one it was typed for.
 */
export function useTypedKeys({ place, stepOf, isFieldKey, tooEarly }: Options) {
  const [waiting, setWaiting] = useState<{ readonly keys: readonly string[]; readonly why: string }>();
  const [stopped, setStopped] = useState<StoppedKeys>();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const typed = useRef<TypedKey[]>([]);
  /** What the last key did is not drawn yet. */
  const undrawn = useRef(false);
  const latest = useRef({ place, stepOf, isFieldKey, tooEarly });
  /** Since when the page of the moment has been on the screen. */
  const sight = useRef<{ readonly page: string; readonly since: number }>(undefined);

  const told = useRef<typeof waiting>(undefined);
  const show = useCallback((why: string | undefined): void => {
    const keys = typed.current.map(({ key }) => key);
    const next = keys.length === 0 || why === undefined ? undefined : { keys, why };
    // Asked after each drawing: what has not changed is not drawn again.
    if (told.current?.why === next?.why && told.current?.keys.join() === next?.keys.join()) return;
    told.current = next;
    setWaiting(next);
  }, []);

  const goOn = useCallback((): void => {
    let why: string | undefined;
    for (let next = typed.current[0]; next && !undrawn.current; next = typed.current[0]) {
      // Those for a traveller who has been left are forgotten.
      const isHere = next.checkInId === latest.current.place.checkInId;
      const step = isHere ? latest.current.stepOf(next) : undefined;
      if (step && "wait" in step) {
        why = step.wait;
        break;
      }
      if (step && "stop" in step) {
        const keys = typed.current.splice(0).map(({ key }) => key);
        // What could be seen when the key was pressed says itself why it does nothing.
        if (next.unseen) setStopped({ keys, why: step.stop, checkInId: next.checkInId });
        break;
      }
      typed.current.shift();
      if (!step) continue;
      undrawn.current = true;
      drawAgain();
      step.run();
    }
    if (!undrawn.current) show(why);
  }, [show]);

  // Before the picture, so that a key pressed at the first sight of a button means what the button says.
  useLayoutEffect(() => {
    latest.current = { place, stepOf, isFieldKey, tooEarly };
    const page = `${place.checkInId}/${place.dmscode ?? ""}`;
    if (!place.shown) sight.current = undefined;
    else if (sight.current?.page !== page) sight.current = { page, since: performance.now() };
    undrawn.current = false;
    goOn();
  });

  const isText = useCallback(
    (): boolean => typed.current.some(({ key, text }) => text || latest.current.isFieldKey(key)),
    [],
  );
  /** @returns whether it is a key of the viewer */
  const press = useCallback(
    (key: string): boolean => {
      const { place: here, stepOf: judge } = latest.current;
      const { checkInId, dmscode } = here;
      const since = sight.current?.since;
      const unseen = since === undefined || performance.now() - since < glance;
      const pressed: TypedKey = { key, checkInId, dmscode, unseen, text: isText() };
      const step = judge(pressed);
      if (!step) return false;
      const waits = (of: TypedKey | undefined) => {
        const now = of && !undrawn.current ? judge(of) : undefined;
        return now && "wait" in now ? now : undefined;
      };
      if ("run" in step && step.leaves && waits(typed.current[0])) typed.current = [];
      if (waits(typed.current.at(-1))?.last) {
        const why = latest.current.tooEarly;
        setStopped((before) => ({
          keys: before?.why === why ? [...before.keys, key] : [key],
          why,
          checkInId: undefined,
        }));
        return true;
      }
      setStopped(undefined);
      typed.current.push(pressed);
      goOn();
      return true;
    },
    [goOn, isText],
  );

  return {
    press,
    /** What is typed now is meant for a field that a waiting key leads to. */
    isText,
    /** Something outside what is drawn has changed, such as the focus: what waits may be possible now. */
    goOn,
    /** Typed, and not done yet. */
    waiting,
    /** Typed, and not to be done. */
    stopped,
    forgetStopped: useCallback(() => setStopped(undefined), []),
  };
}

export type TypedKeys = ReturnType<typeof useTypedKeys>;
