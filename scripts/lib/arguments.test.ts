import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readArguments, type Usage } from "./arguments.ts";
import { root } from "./run.ts";

const usage: Usage = {
  call: "pnpm try [KIND…]",
  options: { "--all": "everything", "--repeat TIMES": "again and again" },
  words: ["unit", "stories"],
};

describe("arguments", () => {
  test("known options and words are taken, whatever their order", () => {
    expect(readArguments(usage, ["unit", "--repeat", "3", "--all"])).toEqual({
      options: { repeat: "3", all: true },
      words: ["unit"],
    });
    expect(readArguments(usage, ["--", "--repeat=3"])).toEqual({ options: { repeat: "3" }, words: [] });
    expect(readArguments({ call: "pnpm try FILE" }, ["a.test.ts"])).toEqual({ options: {}, words: ["a.test.ts"] });
  });

  test.each([[["--help"]], [["unit", "--help"]], [["--help", "--nonsense"]]])("%j asks for help", (given) => {
    expect(readArguments(usage, given)).toBe("help");
  });

  test.each([
    [["--nonsense"], "There is no option --nonsense."],
    [["-x"], "There is no option -x."],
    [["--no-all"], "There is no option --no-all."],
    [["--all=yes"], "The option is written --all."],
    [["--repeat"], "The option is written --repeat TIMES."],
    [["unit", "sotries"], "sotries is not known here."],
  ])("%j is refused, and what is known is told", (given, reason) => {
    expect(() => readArguments(usage, given)).toThrow(
      `${reason}
Usage: pnpm try [KIND…]
Words: unit, stories
  --all           everything
  --repeat TIMES  again and again
  --help          prints this`,
    );
  });
});

/** Runs a script of the house until it has answered; none of these calls may start anything. */
const call = (script: string, ...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly said: string; readonly complained: string }>((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL(`../${script}.ts`, import.meta.url)), ...args],
      { cwd: root, timeout: 50_000 },
      (error, said, complained) => resolve({ code: error ? Number(error.code ?? 1) : 0, said, complained }),
    );
  });

describe.each(["check", "test", "bench"])("%s", (script) => {
  test("tells its usage", async () => {
    const { code, said } = await call(script, "--help");
    expect(said).toMatch(new RegExp(`^Usage: pnpm ${script}`));
    expect(code).toBe(0);
  });

  test.each([
    ["--nonsense", "There is no option --nonsense."],
    ["nonsense", "nonsense is not known here."],
  ])("refuses %s and runs nothing", async (argument, reason) => {
    const { code, said, complained } = await call(script, argument);
    expect(complained.split("\n")[0]).toBe(reason);
    expect(complained.split("\n")[1]).toMatch(new RegExp(`^Usage: pnpm ${script}`));
    expect(said).toBe("");
    expect(code).toBe(1);
  });
});
