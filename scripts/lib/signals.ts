import { failureText } from "./failure-text.ts";

/**
 * Runs `stop` once when the program is asked to end (Ctrl-C, a closed terminal, `kill`), or when something failed that nobody
 * expected, and ends the program then. A second Ctrl-C does not wait.
 */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (code: number) => {
    if (stopping) process.exit(130);
    stopping = true;
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(failureText(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));
  for (const failure of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(failure, (error: unknown) => {
      console.error(failureText(error));
      if (!stopping) end(1);
    });
  }
}
