import { WebSocketServer } from "ws";

// The peer: a socket server that sends back what it gets and does nothing else.
const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
server.on("connection", (socket) => {
  socket.on("message", (data: Buffer) => socket.send(data.toString("utf8")));
});
server.once("listening", () => {
  const address = server.address();
  console.log(`ws://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
});
process.once("SIGTERM", () => process.exit(0));
