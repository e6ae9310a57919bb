import { heartbeat, type LiveEvent } from "@gatehouse/api/realtime";
import type { ServerResponse } from "node:http";

/** A reader that lets this many bytes pile up is too slow and is let go; it comes back and reads everything again. */
const backlogLimit = 256 * 1024;
/** Events that come this close together go out as one. */
const gatherMilliseconds = 40;

/** What an event speaks of: of two about the same thing, the later one says all. */
const subjectOf = (event: LiveEvent): string => {
  if (event.type === "checkin.changed") return event.type;
  return event.type === "report.changed" ? `${event.type} ${event.id}` : JSON.stringify(event);
};

/** Joins events about the same thing: changed ids become one list, equal signals one signal, steps of a report the last one. */
export function joinEvents(events: readonly LiveEvent[]): readonly LiveEvent[] {
  const joined = new Map<string, LiveEvent>();
  for (const event of events) {
    const key = subjectOf(event);
    const before = joined.get(key);
    joined.set(
      key,
      event.type === "checkin.changed" && before?.type === event.type
        ? { ...event, ids: [...new Set([...before.ids, ...event.ids])] }
        : event,
    );
  }
  return [...joined.values()];
}

const frame = ({ type, ...rest }: LiveEvent): string => `event: ${type}\ndata: ${JSON.stringify(rest)}\n\n`;

export interface EventStream {
  send(event: LiveEvent): void;
  /** Sends what waits and closes. */
  end(): void;
}

/** Writes server-sent events to a hijacked answer. `onClose` is called once, whoever closed it. */
export function openEventStream(
  response: ServerResponse,
  headers: Record<string, string>,
  onClose: () => void,
): EventStream {
  response.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  response.write("retry: 1000\n: open\n\n");
  let waiting: LiveEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  const write = (text: string) => {
    if (response.destroyed || response.writableEnded) return;
    response.write(text);
    if (response.writableLength > backlogLimit) response.destroy();
  };
  const flush = () => {
    timer = undefined;
    const events = joinEvents(waiting);
    waiting = [];
    if (events.length > 0) write(events.map(frame).join(""));
  };
  const heartbeatFrame = `event: ${heartbeat.event}\ndata:\n\n`;
  write(heartbeatFrame);
  const heartbeatTimer = setInterval(() => write(heartbeatFrame), heartbeat.milliseconds).unref();
  response.once("close", () => {
    clearInterval(heartbeatTimer);
    clearTimeout(timer);
    onClose();
  });
  return {
    send(event) {
      waiting.push(event);
      timer ??= setTimeout(flush, gatherMilliseconds);
    },
    end() {
      clearTimeout(timer);
      flush();
      response.end();
    },
  };
}
