const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Milliseconds after which a step that takes long says again that it is still at work, where lines cannot be rewritten. */
const lineInterval = 10_000;

/** Shows what a command is doing: one line per step, with the time it took. */
export interface Progress {
  /** Runs a step; shows its name and what it says while it runs, and its time when it is done. */
  step<T>(name: string, work: (say: (line: string) => void) => Promise<T>): Promise<T>;
}

/** In a terminal the running step's line is rewritten every second; elsewhere long steps print a line now and then. */
export function showProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const rewrites = out.isTTY && !process.env["CI"];
  const clear = rewrites ? "\r\u001B[2K" : "";
  const end = rewrites ? "" : "\n";
  return {
    async step(name, work) {
      const started = performance.now();
      let detail = "";
      const show = () => out.write(`${clear}  ${name}${detail && `: ${detail}`} … ${seconds(started)}${end}`);
      if (rewrites) show();
      const timer = setInterval(show, rewrites ? 1000 : lineInterval);
      try {
        const result = await work((line) => {
          detail = line;
          if (rewrites) show();
        });
        out.write(`${clear}✓ ${name} (${seconds(started)})\n`);
        return result;
      } catch (error) {
        out.write(`${clear}✗ ${name} (${seconds(started)})\n`);
        throw error;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
