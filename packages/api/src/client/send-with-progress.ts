import { fileTimeouts, timeoutError, createTimer } from "./timeout.ts";

/** How much of a request has left this machine. */
export interface SendProgress {
  /** In bytes; what frames the file in the request counts too. */
  readonly sent: number;
  readonly total: number;
}

/** Lines of `name: value`, as XMLHttpRequest gives them. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** A `Response` with one of these has no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a request and tells how much of it has been sent, which `fetch` cannot in any browser.
 * @throws TypeError when the server could not be reached, as `fetch` does; the reason of the request's signal once it is aborted;
 * DOMException named TimeoutError when nothing moves any more
 */
export async function sendWithProgress(request: Request, onSend: (progress: SendProgress) => void): Promise<Response> {
  const { signal } = request;
  const body = await request.blob();
  signal.throwIfAborted();
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const stop = (): void => call.abort();
    const watch = createTimer(() => {
      reject(timeoutError());
      stop();
    });
    const over = (): void => {
      watch.stop();
      signal.removeEventListener("abort", stop);
    };
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.responseType = "blob";
    call.upload.addEventListener("progress", ({ loaded, total }) => {
      watch.wait(fileTimeouts.pause);
      onSend({ sent: loaded, total });
    });
    call.upload.addEventListener("load", () => watch.wait(fileTimeouts.answer));
    call.addEventListener("progress", () => watch.wait(fileTimeouts.pause));
    call.addEventListener("load", () => {
      const { status, statusText } = call;
      resolve(
        new Response(bodiless.has(status) ? null : (call.response as Blob), {
          status,
          statusText,
          headers: headersOf(call.getAllResponseHeaders()),
        }),
      );
    });
    call.addEventListener("error", () => reject(new TypeError("The server could not be reached.")));
    call.addEventListener("abort", () => reject(signal.reason as Error));
    call.addEventListener("loadend", over);
    signal.addEventListener("abort", stop);
    watch.wait(fileTimeouts.pause);
    call.send(body);
  });
}
