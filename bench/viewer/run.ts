import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { drawPasses } from "@gatehouse/server/pass-corpus";
import type { BenchTable } from "../lib/table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const port = Number(process.env["BENCH_PORT"] ?? 4290);
const server = `http://127.0.0.1:${port}`;
const rounds = 12;
/** Between two keys, in milliseconds: a practised hand. */
const betweenKeys = 120;

interface Row {
  readonly checkInId: number;
  readonly pnr: string;
  readonly bookingNo: string;
  readonly pass: object | null;
  readonly _lock: object | null;
}

interface Facts {
  readonly expected: {
    readonly firstname: string;
    readonly lastname: string;
    readonly pnr: string;
    readonly marketing: { readonly carrier: string; readonly number: string };
    readonly from: string;
    readonly to: string;
    readonly departureDate: string;
  };
}

async function ready(): Promise<boolean> {
  try {
    return (await fetch(`${server}/api/ready`)).ok;
  } catch {
    return false;
  }
}

async function signedIn(): Promise<<Answer>(path: string, body?: object | FormData) => Promise<Answer>> {
  const answer = await fetch(`${server}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "operator@gatehouse.example", password: "gatehouse-demo" }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return async <Answer>(path: string, body?: object | FormData) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${server}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${accessToken}`, ...(json ? { "content-type": "application/json" } : {}) },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
    });
    const answer: unknown = await response.json();
    // Nothing to give back is fine.
    if (!response.ok && response.status !== 409)
      throw new Error(`${path} was answered ${response.status} ${JSON.stringify(answer)}`);
    return answer as Answer;
  };
}

type Call = Awaited<ReturnType<typeof signedIn>>;

/** Bookings of several travellers on one flight, each traveller with a page that agrees. */
async function prepare(call: Call, wanted: number): Promise<readonly (readonly Row[])[]> {
  const { content } = await call<{ content: Row[] }>("/checkin/check-ins/search", {
    filters: [{ field: "currentState", operator: "EQ", value: "ELIGIBLE_FOR_CHECKIN" }],
    size: 500,
  });
  const units = new Map<string, Row[]>();
  for (const row of content) units.set(row.pnr, [...(units.get(row.pnr) ?? []), row]);
  const found = [...units.values()].filter(
    (unit) => unit.length > 1 && unit.every(({ pass, _lock }) => !pass && !_lock),
  );
  const prepared: (readonly Row[])[] = [];
  for (const unit of found) {
    const [first] = unit;
    if (!first) continue;
    // The viewer walks over all of the booking that want a pass: each must have its page.
    const { content: whole } = await call<{ content: Row[] }>("/checkin/check-ins/search", {
      filters: [{ field: "pnr", operator: "EQ", value: first.pnr }],
      size: 100,
      showExpired: true,
    });
    if (whole.length !== unit.length) continue;
    const passes = [];
    for (const { checkInId } of unit) {
      const { expected } = await call<Facts>(`/checkin/check-ins/${checkInId}/facts`);
      passes.push({
        airline: expected.marketing.carrier,
        airlineName: expected.marketing.carrier,
        flightnum: expected.marketing.number,
        pnr: expected.pnr,
        firstname: expected.firstname,
        lastname: expected.lastname,
        from: { iata: expected.from, name: expected.from },
        to: { iata: expected.to, name: expected.to },
        date: expected.departureDate,
        departure: "12:00",
        boarding: "11:20",
        gate: "B24",
        seat: "12A",
        sequence: 42,
        eticket: null,
        symbology: "azteccode" as const,
        hue: 210,
      });
    }
    const form = new FormData();
    form.set("pnr", first.pnr);
    form.set("bookingNo", first.bookingNo);
    form.set("file", new Blob([new Uint8Array(await drawPasses(passes))], { type: "application/pdf" }), "passes.pdf");
    await call("/checkin/boarding-passes", form);
    // Each traveller has a page of their own; some names are not what a pass can say, and namesakes are not told apart by one.
    const isReady = async (): Promise<boolean> => {
      const pages = await call<{ checkIns: { checkInId: number; matched: boolean }[] }[]>(
        `/checkin/pnrs/${first.pnr}/candidate-pages?bookingNo=${first.bookingNo}`,
      );
      return unit.every(({ checkInId }) =>
        pages.some(({ checkIns }) => checkIns.some((each) => each.checkInId === checkInId && each.matched)),
      );
    };
    let isRight = await isReady();
    for (let tries = 0; tries < 40 && !isRight; tries += 1) {
      await sleep(300);
      isRight = await isReady();
    }
    if (isRight) prepared.push(unit);
    if (prepared.length === wanted) break;
  }
  return prepared;
}

/** Waits in the page for the next traveller's verdicts from the moment that Enter goes down, and until the page is there. */
const watch = (): void => {
  const names = (): string =>
    document.querySelector("[role=dialog] header")?.textContent?.replaceAll(/\d+ (h|min).*/g, "") ?? "";
  const state = globalThis as unknown as { shown?: number; drawn?: number };
  addEventListener(
    "keydown",
    ({ key, timeStamp }) => {
      if (key !== "Enter") return;
      const before = names();
      delete state.shown;
      delete state.drawn;
      const look = (): void => {
        const there = names() !== before && document.querySelectorAll("[data-point]").length >= 9;
        // The picture after this frame is the one that people see.
        if (there) state.shown ??= performance.now() - timeStamp;
        const link = document.querySelector("[role=dialog] footer output");
        if (there && link && !/drawn/.test(link.textContent ?? "")) state.drawn ??= performance.now() - timeStamp;
        if (state.drawn === undefined && performance.now() - timeStamp < 25_000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
};

async function measure(
  page: Page,
  call: Call,
  units: readonly (readonly Row[])[],
): Promise<{ shown: number[]; drawn: number[] }> {
  const shown: number[] = [];
  const drawn: number[] = [];
  for (const [first, ...others] of units) {
    if (!first) continue;
    const checkInIds = [first, ...others].map(({ checkInId }) => checkInId);
    // Somebody else of the demo world may have taken it since.
    const { held = [] } = await call<{ held?: { checkInId: number }[] }>("/checkin/assignments/self", { checkInIds });
    if (!checkInIds.every((id) => held.some(({ checkInId }) => checkInId === id))) continue;
    await page.goto(`${server}/dashboard/checkin/info?view=pnr-search&pnr=${first.pnr}`);
    await page.getByRole("rowheader", { name: first.pnr }).first().click();
    await page.keyboard.press("o");
    for (let left = others.length; left > 0; left -= 1) {
      await page.getByRole("button", { name: /^Tick all that agree/, disabled: false }).waitFor();
      for (const key of ["a", "m"]) {
        await page.keyboard.press(key);
        await sleep(betweenKeys);
      }
      await page.keyboard.press("Enter");
      const found = await page
        .waitForFunction(() => {
          const state = globalThis as unknown as { shown?: number; drawn?: number };
          return state.drawn === undefined ? undefined : { shown: state.shown ?? state.drawn, drawn: state.drawn };
        })
        .catch(async (error: unknown) => {
          const said = await page.locator("[role=dialog] footer").innerText();
          throw new Error(`The next traveller of ${first.pnr} did not come: ${said}`, { cause: error });
        });
      const took = (await found.jsonValue()) as { shown: number; drawn: number };
      shown.push(took.shown);
      drawn.push(took.drawn);
      await sleep(500);
    }
    await page.keyboard.press("Escape");
    await call("/checkin/assignments/release", {});
  }
  return { shown, drawn };
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The viewer's bar: from Enter to the next traveller's verdicts. */
export async function run(): Promise<BenchTable> {
  const own = !(await ready());
  const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-viewer-"));
  chmodSync(dataDir, 0o711); // as root, PostgreSQL runs as another user, who must get in
  const child = own
    ? spawn(process.execPath, ["scripts/start.ts"], {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
        env: {
          ...process.env,
          DATABASE_URL: undefined,
          NODE_ENV: "development",
          // Nobody else works in this world: neither takes a unit away nor time of the processor.
          DEMO_SIMULATION: "off",
          PORT: String(port),
          DATA_DIR: dataDir,
        },
      })
    : undefined;
  const ended = child && new Promise((resolve) => child.once("exit", resolve));
  try {
    while (!(await ready())) await sleep(200);
    const call = await signedIn();
    await call("/checkin/assignments/break", {});
    await call("/checkin/assignments/release", {});
    const units = await prepare(call, rounds);
    const browser = await chromium.launch({
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    const load = loadavg()[0] ?? 0;
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.addInitScript(watch);
      await page.goto(`${server}/login`);
      await page.getByRole("textbox", { name: "E-mail" }).fill("operator@gatehouse.example");
      await page.getByLabel("Password", { exact: true }).fill("gatehouse-demo");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("grid").first().waitFor();
      const { shown, drawn } = await measure(page, call, units);
      const ms = (value: number): string => `${Math.round(value)} ms`;
      const figures = (values: readonly number[]): string => `${ms(at(values, 0.95))} (median ${ms(at(values, 0.5))})`;
      return {
        name: "Viewer",
        rows: [
          {
            what: "from Enter to the next traveller's verdicts, p95",
            bar: "≤ 150 ms",
            ours: figures(shown),
            peers: {},
            met: at(shown, 0.95) <= 150,
          },
          {
            what: "from Enter until the next page stands there and can be settled, p95",
            bar: "–",
            ours: figures(drawn),
            peers: {},
            met: true,
          },
        ],
        notes: `${shown.length} links one after the other, ${betweenKeys} ms between the keys A, M and Enter, seen from the page at 1366 × 768: from the key's own time to the frame that shows the next name and its nine points. The machine's load at the beginning was ${load.toFixed(1)}${load > 2 ? ": it was busy with other work" : ""}.`,
      };
    } finally {
      await browser.close();
    }
  } finally {
    child?.kill("SIGINT");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
