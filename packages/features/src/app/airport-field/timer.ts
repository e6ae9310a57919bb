import { createContext, use } from "react";

/** Something that is done later. */
export interface Timer {
  /** @param milliseconds to wait @returns a function that calls it off */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

const machine: Timer = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

/** The waits of a search; stories give a timer that they turn by hand. */
export const TimerContext = createContext<Timer>(machine);

/** The timer of a search's waits, which stories turn by hand. */
export const useTimer = (): Timer => use(TimerContext);
