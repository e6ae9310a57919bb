import { failureText } from "./failure-text.ts";

/** Ends the program because of an error, after an attempt to stop in order. */
export type Fail = (error: unknown) => void;

/**
 * Runs `stop` once when the program is asked to end (Ctrl-C, a closed terminal, `kill`), or when something failed that nobody
 * expected, and ends the program then. A second Ctrl-C does not wait. The exit code is 0 only after an orderly stop that was asked
 * for.
 * @param patience milliseconds that stopping may take
 */
export function onStop(stop: () => Promise<void>, patience = 60_000): Fail {
  let stopping = false;
  const end = (code: number) => {
    if (stopping) process.exit(130);
    stopping = true;
    // Should nothing be left to wait for before `stop` has ended, Node ends by itself, with this.
    process.exitCode = 1;
    setTimeout(() => {
      console.error(`Gatehouse could not be stopped in ${patience / 1000} s, and is ended.`);
      process.exit(1);
    }, patience);
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(failureText(error));
        process.exit(1);
      },
    );
  };
  const fail: Fail = (error) => {
    console.error(`Gatehouse ends because of an error: ${failureText(error)}`);
    if (!stopping) end(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));
  for (const failure of ["uncaughtException", "unhandledRejection"] as const) process.on(failure, fail);
  return fail;
}
