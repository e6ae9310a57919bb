import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { WebSocket } from "ws";

/** Kilobytes of memory that a process has. */
export function memoryOf(pid: number): number {
  const [, kilobytes = ""] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes);
}

/** Opens a socket. @param isReady tells from what comes first whether it can be used; left out where it can at once */
export function openSocket(address: string, isReady?: (text: string) => boolean): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.once("error", reject);
    socket.once("close", (code) => reject(new Error(`A socket was closed with code ${code}.`)));
    if (!isReady) socket.once("open", () => resolve(socket));
    else
      socket.on("message", function first(data: Buffer) {
        if (!isReady(data.toString("utf8"))) return;
        socket.off("message", first);
        resolve(socket);
      });
  });
}

/** Does something for each, so many at a time. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

interface EchoProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A bare echo in a process of its own. */
export async function startEcho(): Promise<EchoProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("echo-process.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve) => createInterface(child.stdout).once("line", resolve));
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
