import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openEventStream, type EventStream } from "./event-stream.ts";

test("a reader that takes nothing is let go instead of piling up", async () => {
  let stream: EventStream | undefined;
  let response: ServerResponse | undefined;
  const closed = { yet: false };
  const server = createServer((_request, answer) => {
    response = answer;
    stream = openEventStream(answer, {}, () => (closed.yet = true));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(socket, "data");
  socket.pause();
  const ids = Array.from({ length: 20_000 }, (_, index) => 1_000_000 + index);
  for (let round = 0; round < 400 && !closed.yet; round += 1) {
    stream?.send({ type: "checkin.changed", ids: ids.map((id) => id + round * 100_000) });
    await new Promise((resolve) => setTimeout(resolve, 45));
    expect(response?.writableLength ?? 0).toBeLessThan(2_000_000);
  }
  expect(closed.yet).toBe(true);
  socket.destroy();
  server.close();
});
