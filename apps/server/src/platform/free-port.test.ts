import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { requireFreePort } from "./free-port.ts";

test("a port that somebody listens on is refused in one sentence", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, "127.0.0.1")).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(port, "127.0.0.1")).resolves.toBeUndefined();
});

test("an address that is not this machine's is refused in one sentence", async () => {
  await expect(requireFreePort(0, "192.0.2.1")).rejects.toThrow("This machine has no address 192.0.2.1");
});
