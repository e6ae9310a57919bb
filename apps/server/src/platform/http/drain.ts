import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Watches the connections of a server. Node closes only those that have served a request: the ones that browsers open in advance
 * would hold a stopping server back until they time out.
 * @returns ends every connection as soon as it has no request under way, and all of them after some seconds
 */
export function drainable(server: Server): (seconds: number) => void {
  const underWay = new Map<Socket, number>();
  let draining = false;
  const endIfIdle = (socket: Socket) => {
    if (draining && underWay.get(socket) === 0) socket.destroySoon();
  };
  server.on("connection", (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once("close", () => underWay.delete(socket));
    endIfIdle(socket);
  });
  server.prependListener("request", ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => {
      if (!underWay.has(socket)) return;
      underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
      endIfIdle(socket);
    });
  });
  return (seconds) => {
    draining = true;
    for (const socket of underWay.keys()) endIfIdle(socket);
    const cut = setTimeout(() => server.closeAllConnections(), seconds * 1000).unref();
    server.once("close", () => clearTimeout(cut));
  };
}
