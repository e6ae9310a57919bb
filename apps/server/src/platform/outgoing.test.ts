import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));

/** Everything by which a program reaches out: anyone who needs one of these adds its file here, and a setting that names the target. */
const reachesOut =
  /\bfetch\s*\(|\b(?:https?|http2)\.(?:request|get|connect)\s*\(|from "node:(?:https?|http2|tls|dgram|dns)[/"]|\bnet\.connect\s*\(|\bnew WebSocket\s*\(|\bnew EventSource\s*\(/;
/** They only take types from there. */
const typesOnly = /^import type .*$/gm;

/** Files that reach out, each to the one target that a setting names, or to what it guards. */
const allowed = [
  // AUTOMATION_URL
  path.join("automation", "outside-service.ts"),
  // ASSISTANT_MODEL_URL
  path.join("platform", "chat-model.ts"),
  // SSO_ISSUER, and the providers of single sign-on that vendors set up: public addresses by https alone.
  path.join("platform", "guarded-fetch.ts"),
  // WEATHER_URL
  path.join("flights", "weather", "open-meteo.ts"),
  // SMS_URL
  path.join("messaging", "sms", "post.ts"),
  // The demo world's own bank, a server on this machine that tells the product what was paid; and who asks it.
  path.join("payments", "simulated", "bank.ts"),
  path.join("payments", "simulated", "client.ts"),
];

test("the server reaches out to its database and to what its settings name, and to nothing else (ASVS 13.2.4)", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter((name) => reachesOut.test(readFileSync(path.join(source, name), "utf8").replaceAll(typesOnly, ""))),
  ).toEqual(allowed);
});

test.each([
  'await fetch("https://x.example")',
  'import { request } from "node:https";',
  "https.get(url)",
  "new WebSocket(url)",
])("%s would be found", (line) => {
  expect(reachesOut.test(line)).toBe(true);
});
