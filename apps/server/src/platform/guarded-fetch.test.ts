import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { guardedFetch, isPublicAddress } from "./guarded-fetch.ts";

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  running.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ["93.184.215.14", true],
  ["8.8.8.8", true],
  ["2606:4700:4700::1111", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.0.1", false],
  ["172.32.0.1", true],
  ["192.168.1.1", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:169.254.169.254", false],
  ["64:ff9b::a00:1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["2002:a00:1::", false],
  ["2001:db8::1", false],
  ["no address", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe("an address that somebody else has chosen", () => {
  const ask = guardedFetch({ allowPrivate: false });
  test.each([
    "http://example.com/",
    "file:///etc/passwd",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://169.254.169.254/latest/meta-data",
    // A name that leads here is looked at where the connection is made.
    "https://localhost/",
  ])("%s is not asked", async (url) => {
    await expect(ask(url)).rejects.toMatchObject({ name: "ForbiddenAddress" });
  });
});

describe("an answer", () => {
  const ask = guardedFetch({ allowPrivate: true, limit: 1000, patience: 500 });
  test("comes with its status, its headers and its body", async () => {
    const url = await serve((request, response) => {
      let sent = "";
      request.on("data", (chunk) => (sent += String(chunk)));
      request.on("end", () => response.writeHead(201, { "x-sent": `${request.method} ${sent}` }).end("here"));
    });
    const answer = await ask(url, { method: "POST", body: new URLSearchParams({ a: "b c" }) });
    expect([answer.status, answer.headers.get("x-sent"), await answer.text()]).toEqual([201, "POST a=b+c", "here"]);
  });
  test("that leads elsewhere is not followed", async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: "https://elsewhere.example" }).end());
    expect((await ask(url)).status).toBe(302);
  });
  test("that is too long is cut", async () => {
    const url = await serve((_, response) => response.end("x".repeat(1001)));
    await expect(ask(url)).rejects.toThrow("larger than 1000 bytes");
  });
  test("that does not come is not waited for", async () => {
    const url = await serve(() => undefined);
    await expect(ask(url)).rejects.toMatchObject({ name: "AbortError" });
  });
});
