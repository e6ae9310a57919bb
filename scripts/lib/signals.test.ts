import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const signals = fileURLToPath(new URL("signals.ts", import.meta.url));

/** Runs a program that stops as given when something happens. */
async function run(stop: string, happening: string, patience = 60_000) {
  const program = `
    const { onStop } = await import(${JSON.stringify(signals)});
    onStop(${stop}, ${patience});
    ${happening}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += String(data)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

const orderly = "async () => console.log('stopped')";
const terminated = "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)";

test("an orderly stop that was asked for is the only end with code 0", async () => {
  expect(await run(orderly, terminated)).toEqual({ code: 0, said: "stopped\n" });
});

test.each([
  ["an error that nobody caught", "setTimeout(() => { throw new Error('broken') })"],
  ["a rejection that nobody handled", "void Promise.reject(new Error('broken'))"],
])("%s is told, and ends the program with code 1 after it has stopped in order", async (_, happening) => {
  const { code, said } = await run(orderly, happening);
  expect(code).toBe(1);
  expect(said).toMatch(/^Gatehouse ends because of an error: Error: broken\n[\s\S]*stopped\n$/);
});

test("stopping that never ends is cut short, and is no success", async () => {
  const { code, said } = await run("() => new Promise(() => {})", terminated, 50);
  expect(code).toBe(1);
  expect(said).toContain("could not be stopped");
});

test("stopping that fails is no success", async () => {
  const { code, said } = await run("async () => { throw new Error('no goodbye') }", terminated);
  expect(code).toBe(1);
  expect(said).toContain("no goodbye");
});
