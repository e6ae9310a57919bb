import { createServer } from "node:net";
import { errorCode, StartError } from "./start-error.ts";

/** What a failed attempt to listen means, in one sentence. */
export function explainListening(error: unknown, port: number, host: string): StartError {
  const message = error instanceof Error ? error.message : String(error);
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use, perhaps by another Gatehouse: stop that program, or choose another port, for example PORT=${port + 1}.`,
    EACCES: `Port ${port} may not be used by this user: choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: choose another HOST.`,
    ENOTFOUND: `This machine has no address ${host}: choose another HOST.`,
  };
  return new StartError(sentences[errorCode(error) ?? ""] ?? `Port ${port} on ${host} cannot be used (${message}).`, {
    cause: error,
  });
}

/**
 * Whether a port can be listened on. Asked before anything else: a second start must not touch the first one's database.
 * @throws StartError with one sentence when it cannot
 */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(explainListening(error, port, host)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
