import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gatehouse, samgi } from "@gatehouse/domain/brand";
import { describe, expect, test } from "vitest";
import { settingsTable } from "./config/table.ts";
import { isLoopback, openToOutside, readConfig } from "./config.ts";
import { StartError } from "./start-error.ts";

test("an empty environment gives the defaults, with the demo world and this machine only", () => {
  expect(readConfig({}, "/somewhere")).toMatchObject({
    environment: "development",
    port: 4000,
    host: "127.0.0.1",
    databaseUrl: undefined,
    dataDir: "/somewhere/.data",
    demo: true,
    statementTimeout: 30,
  });
});

test("the demo world is quiet unless somebody wants to hear more", () => {
  expect(readConfig({}).logLevel).toBe("warn");
  expect(readConfig({ LOG_LEVEL: "info" }).logLevel).toBe("info");
  expect(readConfig({ DEMO: "off" }).logLevel).toBe("info");
});

test("an empty value counts as not given", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test.each([
  [{}, true],
  [{ NODE_ENV: "test" }, true],
  [{ NODE_ENV: "production" }, false],
  [{ DATABASE_URL: "postgres://x@y/z" }, false],
  [{ DATABASE_URL: "postgres://x@y/z", DEMO: "on" }, true],
  [{ DEMO: "off" }, false],
])("the demo world with %j: %s", (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each([
  [{ PORT: "eighty" }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: "-1" }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ STATEMENT_TIMEOUT: "0" }, 'STATEMENT_TIMEOUT must be a whole number from 1 to 3600 (seconds), not "0".'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
  [
    { DATABASE_URL: "localhost:5432" },
    "DATABASE_URL must be an address that begins with postgres:// or postgresql:// and has no blanks.",
  ],
  [
    { PUBLIC_URL: "gatehouse.example" },
    'PUBLIC_URL must be an address that begins with http:// or https:// and has no blanks, not "gatehouse.example".',
  ],
  [
    { HOST: "0.0.0.0" },
    "The demo world is for this machine only, since everybody knows its users' password; people from outside reach this server, because HOST is 0.0.0.0. Set DEMO to off, or change that.",
  ],
])("%j gives one clear sentence", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new StartError(sentence));
});

test("an automation service needs the secret that both sides sign with", () => {
  const url = { AUTOMATION_URL: "https://robot.example/tasks" };
  expect(() => readConfig(url)).toThrow("AUTOMATION_URL needs AUTOMATION_SECRET");
  const secret = "0123456789abcdef0123456789abcdef";
  expect(readConfig({ ...url, AUTOMATION_SECRET: secret })).toMatchObject({
    automationUrl: url.AUTOMATION_URL,
    automationSecret: secret,
  });
  expect(readConfig({}).automationUrl).toBeUndefined();
});

test.each([
  { SIGNING_KEYS: "hunter2-short" },
  { AUTOMATION_SECRET: "hunter2-short" },
  { METRICS_TOKEN: "hunter2" },
  { DATABASE_URL: "mysql://me:hunter2@host/x" },
])("a bad secret is not repeated: %j", (env) => {
  expect(() => readConfig(env)).toThrow(/^[A-Z_]+ must be (?!.*hunter2)/);
});

describe("demo users and the outside", () => {
  test.each(["127.0.0.1", "127.1.2.3", "::1", "localhost", "LOCALHOST"])("%s is this machine", (host) => {
    expect(isLoopback(host)).toBe(true);
    expect(openToOutside(readConfig({ HOST: host }))).toBeUndefined();
  });
  test.each(["0.0.0.0", "::", "192.168.1.5", "gatehouse.example", "localhost.evil.example", "1270.0.0.1"])(
    "%s is not",
    (host) => {
      expect(isLoopback(host)).toBe(false);
      expect(openToOutside(readConfig({ HOST: host, DEMO: "off" }))).toBe(`HOST is ${host}`);
    },
  );
  test.each([
    [{ NODE_ENV: "production", DEMO: "on" }, "NODE_ENV is production"],
    [{ TRUST_PROXY: "1" }, "TRUST_PROXY says that a proxy stands before it"],
    [{ PUBLIC_URL: "https://gate.test" }, "PUBLIC_URL is https://gate.test"],
  ])("with %j there is no demo world, and the reason is the true one", (env, reason) => {
    expect(() => readConfig(env)).toThrow(`because ${reason}. Set DEMO to off`);
    expect(openToOutside(readConfig({ ...env, DEMO: "off" }))).toBe(reason);
  });
  test("a public address on this machine is none", () => {
    expect(openToOutside(readConfig({ PUBLIC_URL: "http://localhost:4000" }))).toBeUndefined();
  });
});

test("the table in docs/configuration.md is the table of settings", () => {
  const page = readFileSync(new URL("../../../../docs/configuration.md", import.meta.url), "utf8");
  expect(page).toContain(settingsTable());
});

test("a model that reads for the assistant has a name", () => {
  const url = { ASSISTANT_MODEL_URL: "https://models.example/v1" };
  expect(() => readConfig(url)).toThrow("ASSISTANT_MODEL_URL needs ASSISTANT_MODEL");
  expect(readConfig({ ...url, ASSISTANT_MODEL: "reader-1" })).toMatchObject({ assistantModelPatience: 8 });
});

test("Stripe needs the secret of its events, and an address to lead back to", () => {
  const stripe = { STRIPE_SECRET_KEY: "sk_test", DEMO: "off" };
  for (const less of [{}, { STRIPE_WEBHOOK_SECRET: "whsec_test" }, { PUBLIC_URL: "https://travel.example" }])
    expect(() => readConfig({ ...stripe, ...less })).toThrow(
      "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and PUBLIC_URL",
    );
  const whole = { ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_test", PUBLIC_URL: "https://travel.example" };
  expect(readConfig(whole)).toMatchObject({ stripeSecretKey: "sk_test", stripeWebhookSecret: "whsec_test" });
});

test("mails need an address to come from and one for their links, and a sender is an address alone", () => {
  const smtp = { SMTP_URL: "smtps://me:s3cret@mail.example" };
  expect(() => readConfig(smtp)).toThrow("SMTP_URL needs MAIL_FROM and PUBLIC_URL");
  const rest = { DEMO: "off", PUBLIC_URL: "https://travel.example", MAIL_FROM: "travel@example.com" };
  expect(readConfig({ ...smtp, ...rest })).toMatchObject({ smtpUrl: smtp.SMTP_URL, smtpStartTls: "required" });
  for (const MAIL_FROM of ["Travel <travel@example.com>", "travel", "a@b.example\r\nBcc: c@d.example"])
    expect(() => readConfig({ ...smtp, ...rest, MAIL_FROM })).toThrow(
      "MAIL_FROM must be a mail address without a name",
    );
  expect(() => readConfig({ SMTP_URL: "http://me:s3cret@mail.example" })).toThrow(/^SMTP_URL must be (?!.*s3cret)/);
});

// BRD-2
describe("the brand", () => {
  const inFile = (text: string): (() => ReturnType<typeof readConfig>) => {
    return () => {
      const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-brand-"));
      try {
        writeFileSync(path.join(folder, "own.json"), text);
        return readConfig({ BRAND: "own.json" }, folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    };
  };

  test("is the product's own, one that ships, or a file", () => {
    expect(readConfig({}).brand).toBe(gatehouse);
    expect(readConfig({ BRAND: "Samgi" }).brand).toBe(samgi);
    const own = { ...samgi, name: "Kestrel", sender: { name: "Kestrel", address: "trips@kestrel.example" } };
    const config = inFile(JSON.stringify(own))();
    expect(config.brand).toEqual(own);
    expect(config.mailFrom).toBe("trips@kestrel.example");
  });

  test.each([
    [
      "a file that is not there",
      () => readConfig({ BRAND: "nowhere.json" }),
      /gatehouse or samgi, or the file.*nowhere\.json cannot be read/,
    ],
    ["no JSON", inFile("{"), /is no JSON \(.*own\.json\)/],
    [
      "a file with mistakes",
      inFile(JSON.stringify({ ...samgi, name: "", routes: "all" })),
      /own\.json\):\n {2}name must be .*\n {2}routes must be one of normal, samgi\./,
    ],
  ])("ends the start: %s", (_, read, words) => {
    expect(read).toThrow(StartError);
    expect(read).toThrow(words);
  });
});
