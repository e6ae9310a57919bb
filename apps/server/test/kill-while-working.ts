import { spawn } from "node:child_process";
import path from "node:path";

/**
 * Starts a process that works and writes a letter for each piece it has done, and kills it by -9 after so many, as a power cut would.
 * @param script its file in this folder
 * @param work what it is told, as JSON
 * @returns what it complained about
 */
export async function killWhileWorking(script: string, work: object, pieces: number): Promise<string> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), JSON.stringify(work)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaint = "";
  let done = 0;
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    done += chunk.length;
    if (done >= pieces) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("exit", resolve));
  return complaint;
}
