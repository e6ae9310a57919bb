import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What stands between the product and its PostgreSQL, and can fail as networks and servers do. */
export interface TcpProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** So many connections were asked for. */
  readonly taken: () => number;
  /** Breaks every connection; new ones are taken. */
  cut(): void;
  /** Keeps every connection and swallows what is sent, both ways, as a frozen server does; `pass` lets all of it through. */
  freeze(): void;
  /** Lets what the client says through, and swallows the answers from then on: at the next packet that contains the text. */
  loseAnswerTo(text: string): void;
  pass(): void;
  close(): Promise<void>;
}

/**
 * A proxy in front of a database, with which tests cut, freeze or refuse connections.
 * @param ownPort where it listens; a free one unless it is said
 */
export async function startTcpProxy(databaseUrl: string, ownPort = 0): Promise<TcpProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let frozen = false;
  let taken = 0;
  let fatal: string | undefined;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    taken += 1;
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    let mute = false;
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    near.on("data", (chunk) => {
      if (fatal !== undefined && chunk.includes(fatal)) {
        mute = true;
        fatal = undefined;
      }
      far.write(chunk);
    });
    far.on("data", (chunk) => {
      // The server has acted; the connection is gone before it could say so.
      if (mute) end();
      else near.write(chunk);
    });
    if (frozen) far.pause();
    else near.resume();
  });
  server.listen(ownPort, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) for (const socket of pair) act(socket);
  };
  return {
    url: url.href,
    taken: () => taken,
    cut: () => each((socket) => socket.destroy()),
    freeze() {
      frozen = true;
      each((socket) => socket.pause());
    },
    loseAnswerTo(text) {
      fatal = text;
    },
    pass() {
      frozen = false;
      each((socket) => socket.resume());
    },
    async close() {
      each((socket) => socket.destroy());
      server.close();
      await once(server, "close");
    },
  };
}
