import { inArray } from "drizzle-orm";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PassThrough, Writable } from "node:stream";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useAccessServer } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { CommandError } from "../platform/command-error.ts";
import { askPassword } from "./ask-password.ts";
import { appUser } from "./tables.ts";
import { runUserCommand } from "./user-command.ts";
import { createVendor } from "./vendors.ts";

const database = useDatabase();
const server = useAccessServer(database);
const said: string[] = [];
const good = "plum tram 44 verandah";

/** Runs a command in this process, with a password to give. */
const run = (args: readonly string[], password = good) =>
  runUserCommand(
    {
      db: database.db,
      live: server.live,
      now: () => Math.floor(Date.now() / 1000),
      doneBy: "root",
      askPassword: async () => password,
      say: (line) => void said.push(line),
    },
    args,
  );
const create = (more: readonly string[] = [], password = good) =>
  run(
    ["create", "--email", "Bo@Gatehouse.example", "--userid", "bo", "--name", "Bo Berg", "--role", "operator", ...more],
    password,
  );

beforeAll(async () => {
  await createVendor(database.db, { code: "SKY", name: "Sky Travel" });
  await run([
    "create",
    "--email",
    "Ana@Gatehouse.example",
    "--userid",
    "ana",
    "--name",
    "Ana López",
    "--role",
    "operator_vendor",
    "--vendor",
    "SKY",
    "--permission",
    "chat",
    "--permission",
    "CH_RE_QC",
  ]);
});
beforeEach(() => {
  said.length = 0;
});

describe("pnpm user", () => {
  test("makes a user who can sign in", async () => {
    const { user } = await new Browser(server).signIn("ana@gatehouse.example", good);
    expect(user).toMatchObject({
      userid: "ana",
      name: "Ana López",
      role: "OPERATOR_VENDOR",
      permissions: [
        "checkinInfo",
        "CH_RELS",
        "CH_REL_ATMN",
        "reportPerformance",
        "reportDownload",
        "flightSearch",
        "disruptions",
        "travelRequestCreate",
        "travelRequestPending",
        "travelRequestAssign",
        "profileAll",
        "tripsBoard",
        "tripsCreate",
        "myTrips",
        "cases",
        "communication",
        "chat",
        "CH_RE_QC",
      ],
    });
  });

  test("says how it is used, when it is told nothing", async () => {
    await run([]);
    expect(said[0]).toMatch(/^Users of Gatehouse\..*pnpm user create/s);
  });

  test("lists users, and never what opens their doors", async () => {
    await run(["list"]);
    expect(said).toEqual([
      "USER ID  E-MAIL                 ROLES            VENDOR  STATE",
      "ana      ana@gatehouse.example  OPERATOR_VENDOR  SKY     active",
    ]);
  });

  test("disables and enables, ending sessions at once", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn("ana@gatehouse.example", good);
    await run(["disable", "ana"]);
    expect(said[0]).toMatch(/^ana is disabled\. \d+ open sessions? ended\.$/);
    await expect.poll(async () => (await browser.get("/auth/me", accessToken)).status, { timeout: 2000 }).toBe(401);
    await run(["list"]);
    expect(said.at(-1)).toMatch(/disabled$/);
    await run(["disable", "ana"]);
    expect(said.at(-1)).toBe("ana is disabled. No session was open.");
    await run(["enable", "ANA@gatehouse.example"]);
    await new Browser(server).signIn("ana@gatehouse.example", good);
  });

  test("gives another password, ending sessions at once", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn("ana@gatehouse.example", good);
    await run(["password", "ana"], "a boat by the red pier");
    expect(said[0]).toMatch(/^ana has another password\. \d+ open sessions? ended\.$/);
    await expect.poll(async () => (await browser.get("/auth/me", accessToken)).status, { timeout: 2000 }).toBe(401);
    await new Browser(server).signIn("ana@gatehouse.example", "a boat by the red pier");
    await run(["password", "ana"]);
  });

  test("gives another role, with what it allows, and signs out; and writes down who did what", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn("ana@gatehouse.example", good);
    await run(["role", "ana", "operator", "--no-vendor"]);
    expect(said[0]).toMatch(/^ana is OPERATOR\. \d+ open sessions? ended\.$/);
    await expect.poll(async () => (await browser.get("/auth/me", accessToken)).status, { timeout: 2000 }).toBe(401);
    const { user } = await new Browser(server).signIn("ana@gatehouse.example", good);
    expect(user).toMatchObject({ role: "OPERATOR" });
    await run(["role", "ana", "OPERATOR_VENDOR", "--vendor", "SKY"]);
    said.length = 0;
    await run(["log", "ana"]);
    const log = said.map((line) => line.replace(/^\S+/, "").replaceAll(/ +/g, " "));
    expect(log[0]).toBe(" WHOM WHAT BY");
    expect(log.at(1)).toBe(" ana USER_CREATED root OPERATOR_VENDOR of SKY");
    expect(log.slice(-2)).toEqual([
      " ana ROLE_CHANGED root OPERATOR_VENDOR of SKY → OPERATOR",
      " ana ROLE_CHANGED root OPERATOR → OPERATOR_VENDOR of SKY",
    ]);
    for (const action of ["USER_DISABLED", "USER_ENABLED", "PASSWORD_CHANGED"])
      expect(log.join("\n")).toContain(action);
  });

  test("says when nobody is left who administers the installation", async () => {
    await run(["create", "--email", "cy@gatehouse.example", "--userid", "cy", "--name", "Cy", "--role", "ADMIN"]);
    await run(["create", "--email", "di@gatehouse.example", "--userid", "di", "--name", "Di", "--role", "ADMIN"]);
    said.length = 0;
    await run(["disable", "cy"]);
    expect(said).toHaveLength(1);
    await run(["role", "di", "OPERATOR"]);
    expect(said.at(-1)).toMatch(/^Nobody with the role ADMIN can sign in any more\./);
    await run(["enable", "cy"]);
    await run(["role", "di", "ADMIN"]);
    await run(["role", "di", "OPERATOR"]);
    expect(said.at(-1)).toMatch(/^di is OPERATOR\./);
    await database.db.delete(appUser).where(inArray(appUser.userid, ["cy", "di"]));
  });

  test("signs out, and the password stays", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn("ana@gatehouse.example", good);
    await run(["sign-out", "ana"]);
    expect(said[0]).toMatch(/^ana: \d+ open sessions? ended\.$/);
    await expect.poll(async () => (await browser.get("/auth/me", accessToken)).status, { timeout: 2000 }).toBe(401);
    await new Browser(server).signIn("ana@gatehouse.example", good);
  });

  test.each<[string, () => Promise<void>, RegExp]>([
    ["an unknown role", () => run(["role", "ana", "KING"]), /There is no role "KING"/],
    ["a role without its vendor", () => run(["role", "ana", "VENDOR", "--no-vendor"]), /needs a vendor/],
    [
      "a role of an unknown vendor",
      () => run(["role", "ana", "VENDOR", "--vendor", "NONE"]),
      /There is no vendor "NONE"/,
    ],
    ["an unknown command", () => run(["remove", "ana"]), /There is no command "remove"/],
    ["nobody", () => run(["disable"]), /Name one user/],
    ["somebody unknown", () => run(["disable", "nobody"]), /There is no user "nobody"/],
    ["two at once", () => run(["disable", "ana", "bo"]), /Name one user/],
    ["an option that does not exist", () => create(["--password", "x"]), /--password/],
    [
      "half a user",
      () => run(["create", "--email", "bo@gatehouse.example"]),
      /needs --email, --userid, --name and --role/,
    ],
    ["an unknown permission", () => create(["--permission", "EVERYTHING"]), /There is no permission "EVERYTHING"/],
    ["an unknown vendor", () => create(["--vendor", "NONE"]), /There is no vendor "NONE"/],
    ["a name that reads backwards", () => create(["--name", "Bo \u202Egreb"]), /no control characters/],
    ["a short password", () => create([], "short"), /at least 12 characters/],
    ["a common password", () => create([], "Password1234"), /first that anybody would try/],
    ["a password of the user's names", () => create([], "bo-berg-bo-berg-2026"), /user's own names/],
    ["a bad new password", () => run(["password", "ana"], "gatehouse-demo"), /first that anybody would try/],
  ])("refuses %s in a sentence, and changes nothing", async (_, attempt, message) => {
    await expect(attempt()).rejects.toThrow(CommandError);
    await expect(attempt()).rejects.toThrow(message);
    await run(["list"]);
    expect(said).toHaveLength(2);
    await new Browser(server).signIn("ana@gatehouse.example", good);
  });
});

describe("as a program", () => {
  /** Runs `src/user.ts` as a process of its own. */
  const program = (args: readonly string[], input: string) =>
    new Promise<{ readonly code: number; readonly out: string; readonly problem: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [fileURLToPath(new URL("../user.ts", import.meta.url)), ...args],
        { env: { PATH: process.env["PATH"], DATABASE_URL: database.url, NODE_ENV: "production" } },
        (error, out, problem) =>
          resolve({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, out, problem }),
      );
      child.stdin?.end(input);
    });

  test("takes the password from standard input, and its sessions end on a server that runs", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn("ana@gatehouse.example", good);
    expect(await program(["password", "ana"], "a kite over wet sand\nsecond line\n")).toMatchObject({
      code: 0,
      problem: "",
    });
    await expect.poll(async () => (await browser.get("/auth/me", accessToken)).status, { timeout: 2000 }).toBe(401);
    await new Browser(server).signIn("ana@gatehouse.example", "a kite over wet sand");
    await run(["password", "ana"]);
  });

  test("says what is wrong in one line, with exit code 1", async () => {
    expect(await program(["password", "ana"], "")).toEqual({
      code: 1,
      out: "",
      problem: "There was no password on standard input.\n",
    });
  });
});

describe("asking for a password in a terminal", () => {
  /** A terminal whose person types these lines, one per question. */
  function terminal(lines: readonly string[]) {
    const shown: string[] = [];
    let echoes = true;
    const keys = Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode: (raw: boolean) => {
        echoes = !raw;
        return keys;
      },
    });
    const left = [...lines];
    const screen = new Writable({
      write(chunk: Buffer, _encoding, done) {
        shown.push(echoes && chunk.toString() !== "\n" ? "the terminal would echo" : chunk.toString());
        if (chunk.toString().endsWith(": ")) setImmediate(() => keys.write(left.shift() ?? "\u0003"));
        done();
      },
    });
    return {
      ask: () => askPassword("Password: ", keys as PassThrough as NodeJS.ReadStream & PassThrough, screen),
      shown,
    };
  }

  test("asks twice and shows nothing of it", async () => {
    const { ask, shown } = terminal([`${good}\r`, `${good}\r`]);
    expect(await ask()).toBe(good);
    expect(shown.join("")).toBe("Password: \nOnce more: \n");
  });

  test("insists on the same answer", async () => {
    await expect(terminal([`${good}\r`, "something else\r"]).ask()).rejects.toThrow("The two passwords differ.");
  });

  test("is given up with Ctrl-C", async () => {
    await expect(terminal(["\u0003"]).ask()).rejects.toThrow("Nothing was changed.");
  });
});
