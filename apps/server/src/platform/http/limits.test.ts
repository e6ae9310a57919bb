import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { answerErrors } from "./errors.ts";
import { refuseWhenOverloaded } from "./limits.ts";

const app = Fastify();
afterEach(() => app.close());

test("an overloaded process refuses calls and still answers with its pages", async () => {
  answerErrors(app);
  // Every delay is one too many.
  await refuseWhenOverloaded(app, { maxEventLoopDelay: 1e-9, sampleInterval: 20 });
  app.get("/api/work", () => "done");
  app.get("/assets/page.js", () => "page");
  const status = async (url: string) => (await app.inject(url)).statusCode;
  for (const end = Date.now() + 10_000; (await status("/api/work")) !== 503 && Date.now() < end; await sleep(20));

  const refused = await app.inject("/api/work");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect(refused.json()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await status("/assets/page.js")).toBe(200);
});
