import { http, type HttpHandler, HttpResponse } from "msw";
import type { LiveEvent } from "../realtime/index.ts";

/** The stream of live events of a mock world. */
export interface MockLive {
  readonly handler: HttpHandler;
  /** Sends an event to every open stream; while none was ever open, it waits for the first one. */
  readonly emit: (event: LiveEvent) => void;
  /** Breaks every open stream, as a lost network does. */
  readonly drop: () => void;
}

const encoder = new TextEncoder();

/** The stream of live events of a mock world. */
export function createMockLive(): MockLive {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  /** What is told before anybody listens; undefined once somebody has. */
  let early: Uint8Array[] | undefined = [];
  const each = (act: (stream: ReadableStreamDefaultController<Uint8Array>) => void) => {
    for (const stream of streams) {
      try {
        act(stream);
      } catch {
        streams.delete(stream); // its reader has gone
      }
    }
  };
  return {
    handler: http.get("*/api/events", () => {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          streams.add(controller);
          controller.enqueue(encoder.encode(": open\n\n"));
          for (const told of early ?? []) controller.enqueue(told);
          early = undefined;
        },
        cancel() {
          if (own) streams.delete(own);
        },
      });
      return new HttpResponse(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-cache" } });
    }),
    emit: ({ type, ...data }) => {
      const told = encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
      if (early) early.push(told);
      else each((stream) => stream.enqueue(told));
    },
    drop: () => {
      each((stream) => stream.close());
      streams.clear();
    },
  };
}
