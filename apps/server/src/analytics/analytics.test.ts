import { permissionsOf } from "@gatehouse/domain/access";
import { measureIds, measures, type Plan, views } from "@gatehouse/domain/analytics";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { quietLog } from "../../test/log.ts";
import { databaseCode } from "../platform/database-error.ts";
import { answerQuestion, NotAllowed, type Reader } from "./answer.ts";
import { compilePlan } from "./compile.ts";
import { createKnownNames } from "./known-names.ts";
import { type AnalyticsReader, openReader, readerText } from "./reader.ts";

const now = 1_795_200_000;
const today = "2026-11-20";
const database = useDatabase();
const admin: Reader = { permissions: permissionsOf("ADMIN"), vendors: "all" };
const bound: Reader = { permissions: permissionsOf("ADMIN"), vendors: ["NWT"] };
const clock = () => Math.floor(Date.now() / 1000);
let reader: AnalyticsReader;

beforeAll(async () => {
  await smallWorld(database.db, { seed: 7, now, checkIns: 1500 });
  reader = await openReader(database.pool, quietLog);
}, 120_000);
afterAll(() => reader.close());

const ask = async (question: string, who: Reader = admin) => {
  const names = await createKnownNames(database.db, clock)(who);
  return answerQuestion(question, who, { reader, names, now });
};
const plain = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as readonly Record<string, unknown>[];
const rows = (data: string | readonly object[]) => {
  if (typeof data === "string") throw new Error(data);
  return data as readonly Record<string, unknown>[];
};
const codeOf = (cell: unknown) => (cell as { readonly code: string } | null)?.code ?? null;

// ANA-2, ANA-5
describe("answers are what plain statements say", () => {
  test("check-ins by airline", async () => {
    const answer = await ask("check-ins by airline");
    expect(rows(answer.data).map(({ airline, value }) => [codeOf(airline), value])).toEqual(
      (await plain("select airline, count(*)::int as n from check_in group by 1 order by 2 desc, 1")).map(
        ({ airline, n }) => [airline, n],
      ),
    );
    expect(answer.chart).toBe("bars");
  });

  test("failed automation per day with its share of what was sent", async () => {
    const answer = await ask("failed automation per day");
    const expected = await plain(
      `select to_char(to_timestamp(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) filter (where state = 'FAILED')::int as failed,
              round(100.0 * count(*) filter (where state = 'FAILED') / count(*), 2)::float8 as share from automation_task group by 1 order by 1`,
    );
    expect(rows(answer.data).map(({ day, value, outOf }) => [day, value, outOf])).toEqual(
      expected.map(({ day, failed, share }) => [day, failed, share]),
    );
    expect(answer.chart).toBe("line");
  });

  test("minutes to attach by operator", async () => {
    const answer = await ask("minutes to attach by operator");
    const expected = await plain(
      `select userid, round((avg(a.at - c.eligible_at) / 60)::numeric, 2)::float8 as minutes from audit_entry a join check_in c on c.id = a.check_in_id
       where action = 'BP_ATTACHED' and a.at >= c.eligible_at group by 1 having count(*) > 0`,
    );
    const timed = rows(answer.data).filter(({ value }) => value !== null);
    expect(new Map(timed.map(({ operator, value }) => [codeOf(operator), value]))).toEqual(
      new Map(expected.map(({ userid, minutes }) => [userid, minutes])),
    );
  });

  test("two ranges side by side, and what is beyond the top in the total", async () => {
    const answer = await ask("disposals by airline last 2 days, compared with before, top 2");
    const all = rows((await ask("disposals by airline last 2 days, compared with before")).data);
    expect(rows(answer.data)).toEqual(all.slice(0, 2));
    const sum = (name: string) => all.reduce((total, row) => total + Number(row[name]), 0);
    expect(answer.total).toMatchObject({ groups: all.length, value: sum("value"), before: sum("before") });
    expect(answer.understood).toMatchObject({
      days: { from: "2026-11-19", to: "2026-11-20" },
      against: { from: "2026-11-17", to: "2026-11-18" },
    });
  });

  test("disposals by reason, without a row for work that has none", async () => {
    const answer = await ask("disposals by reason");
    const expected = await plain(
      "select facts ->> 'reason1' as reason, count(*)::int as n from audit_entry a join check_in c on c.id = a.check_in_id where action = 'DISPOSED' group by 1 order by 2 desc, 1",
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(rows(answer.data).map(({ reason, value }) => [reason, value])).toEqual(
      expected.map(({ reason, n }) => [reason, n]),
    );
  });

  test("what trips cost by vendor, of each currency for itself", async () => {
    const answer = await ask("trip costs by vendor");
    expect(answer.understood.plan?.by).toEqual(["vendor", "currency"]);
    const expected = await plain(
      "select vendor, currency, sum(total_trip_cost)::float8 as cost from billing_record group by 1, 2 order by 3 desc, 1, 2",
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(rows(answer.data).map(({ vendor, currency, value }) => [codeOf(vendor), currency, value])).toEqual(
      expected.map(({ vendor, currency, cost }) => [vendor, currency, cost]),
    );
    // Dollars and euros have no sum.
    expect(answer.total).toBeNull();
    const one = await ask("trip costs for currency EUR");
    expect(one.total?.value ?? 0).toBe(
      expected.reduce((sum, { currency, cost }) => sum + (currency === "EUR" ? Number(cost) : 0), 0),
    );
  });

  test("what trips cost by hospital, by program and by what was paid for", async () => {
    await plain(
      "update billing_record set hospital_name = 'St. Brigid Medical ' where id = (select min(id) from billing_record)",
    );
    await plain(
      "update billing_record set hospital_name = 'Harbor', hospital_department_code = '4410', hospital_department_name = '' where id = (select max(id) from billing_record)",
    );
    const hospitals = await ask("cost by hospital");
    expect(hospitals.understood.notUnderstood).toEqual([]);
    const expected = await plain(
      "select nullif(trim(hospital_name), '') as hospital, currency, sum(total_trip_cost)::float8 as cost from billing_record group by 1, 2 order by 3 desc, 1 nulls last, 2",
    );
    expect(expected.map(({ hospital }) => hospital)).toContain("St. Brigid Medical");
    expect(rows(hospitals.data).map(({ hospital, currency, value }) => [hospital, currency, value])).toEqual(
      expected.map(({ hospital, currency, cost }) => [hospital, currency, cost]),
    );
    const programs = await ask("billed bookings by program");
    expect(rows(programs.data).map(({ program }) => program)).toContain("Harbor, 4410");
    const one = await ask("trip costs for hospital Harbor by program");
    expect(one.understood.notUnderstood).toEqual([]);
    expect(rows(one.data)).toHaveLength(1);
    for (const [question, kind, amount] of [
      ["flight costs", "flightDetails", "coalesce(cost, 0) + coalesce(seat_fare, 0) + coalesce(baggage_cost, 0)"],
      ["hotel costs", "hotelDetails", "cost"],
      ["call house costs", "callHouseDetails", "cost"],
      ["car costs", "carDetails", "cost"],
      ["service fees", "serviceFeeDetails", "cost"],
    ] as const) {
      const sums = await plain(
        `select b.currency, coalesce(sum(${amount}), 0)::float8 as cost from billing_record b left join billing_entry e on e.record_id = b.id and e.kind = $1 group by 1 order by 2 desc, 1`,
        kind,
      );
      expect(
        rows((await ask(question)).data).map(({ currency, value }) => [currency, value]),
        question,
      ).toEqual(sums.map(({ currency, cost }) => [currency, cost]));
    }
  });

  test("names of hospitals are those of records that the reader sees", async () => {
    await plain("update billing_record set hospital_name = 'Harbor' where id = (select max(id) from billing_record)");
    const sees = async (who: Reader) => {
      const { index } = await createKnownNames(database.db, clock)(who);
      return index.byCode.has("hospital HARBOR");
    };
    expect(await sees(admin)).toBe(true);
    const [theirs] = await plain("select vendor from billing_record where hospital_name = 'Harbor'");
    expect(await sees({ ...admin, vendors: [String(theirs?.["vendor"])] })).toBe(true);
    expect(await sees({ ...admin, vendors: ["NOBODY"] })).toBe(false);
    expect(await sees({ permissions: permissionsOf("OPERATOR_ADMIN"), vendors: "all" })).toBe(false);
  });

  test("disruptions by kind, conversations and messages of chats", async () => {
    const count = async (text: string) => (await plain(text)).map(({ n }) => n);
    const kinds = await ask("disruptions by kind of disruption");
    expect(rows(kinds.data).map(({ value }) => value)).toEqual(
      await count("select count(*)::int as n from disruption group by kind order by 1 desc, kind"),
    );
    const chats = await ask("chats by vendor");
    expect(rows(chats.data).map(({ value }) => value)).toEqual(
      await count("select count(*)::int as n from chat_room group by vendor order by 1 desc, vendor"),
    );
    const written = await ask("messages of travellers");
    expect(rows(written.data).map(({ value }) => value)).toEqual(
      await count("select count(*)::int as n from chat_message where side = 'TRAVELLER'"),
    );
  });

  test("every measure can be counted by everything that its view has", async () => {
    for (const measure of measureIds) {
      const bare: Plan = { measure, by: [], where: [], when: null, against: null, order: null, top: null };
      const { dimensionsOf } = await import("@gatehouse/domain/analytics");
      for (const by of dimensionsOf[measures[measure].view])
        await expect(
          reader.ask(admin, compilePlan({ ...bare, by: [by], when: "last 3 month" }, today)),
        ).resolves.toBeDefined();
      await expect(
        reader.ask(admin, compilePlan({ ...bare, when: "this month", against: "lastYear" }, today)),
      ).resolves.toHaveLength(1);
    }
  });
});

// ANA-1
describe("who sees what", () => {
  test("a bound vendor's rows, and nobody else's name", async () => {
    const answer = await ask("check-ins by vendor", bound);
    expect(rows(answer.data).map(({ vendor }) => codeOf(vendor))).toEqual(["NWT"]);
    const [own] = await plain("select count(*)::int as n from check_in where vendor = 'NWT'");
    expect(rows(answer.data)[0]?.["value"]).toBe(own?.["n"]);
    const foreign = await ask("check-ins for vendor BLA", bound);
    expect(foreign.understood.notUnderstood.map(({ text }) => text)).toEqual(["BLA"]);
  });

  test("a role asks for nothing that it may not see elsewhere", async () => {
    const desk: Reader = { permissions: permissionsOf("OPERATOR_ADMIN"), vendors: "all" };
    const care: Reader = { permissions: permissionsOf("CRM_OPERATOR"), vendors: "all" };
    await expect(ask("open cases by vendor", desk)).rejects.toThrow(NotAllowed);
    await expect(ask("check-ins by airline", care)).rejects.toThrow(NotAllowed);
    expect(rows((await ask("check-ins by airline", desk)).data).length).toBeGreaterThan(1);
    expect(rows((await ask("open cases by vendor", care)).data)).toBeDefined();
    // What is offered instead can be asked.
    for (const { measure } of (await ask("why", care)).nearest)
      expect(["requests", "trips", "cases", "comments"]).toContain(measures[measure].view);
  });
});

// ANA-7
describe("the login of the views, from outside", () => {
  let outside: pg.Client;
  let login = "";
  beforeAll(async () => {
    const url = new URL(database.url);
    const [row] = await plain(
      "select 'gatehouse_analytics_' || oid as login, analytics.sign('login') as password from pg_database where datname = current_database()",
    );
    url.username = login = String(row?.["login"]);
    url.password = String(row?.["password"]);
    outside = new pg.Client(url.href);
    await outside.connect();
  });
  afterAll(() => outside.end());

  test("it reads nothing until the server has said for whom, and cannot say so itself", async () => {
    for (const view of Object.keys(views))
      expect((await outside.query(`select count(*)::int as n from analytics.${view}`)).rows).toEqual([{ n: 0 }]);
    const forged = [
      "9999999999|check_ins,work|*|0",
      "9999999999|check_ins|*",
      "||",
      "*",
      `9999999999|check_ins|*|${"a".repeat(64)}`,
    ];
    for (const text of forged) {
      await outside.query("select set_config('gatehouse.reader', $1, false)", [text]);
      expect((await outside.query("select count(*)::int as n from analytics.check_ins")).rows).toEqual([{ n: 0 }]);
    }
  });

  test("what was signed holds for its views, its vendors and its minute, and for no other", async () => {
    const secret = (await plain("select secret from analytics.secret"))[0]?.["secret"] as Buffer;
    const as = async (text: string) => {
      await outside.query("select set_config('gatehouse.reader', $1, false)", [text]);
      return (await outside.query<{ vendor: string }>("select distinct vendor from analytics.check_ins")).rows.map(
        ({ vendor }) => vendor,
      );
    };
    const good = readerText(secret, bound, clock() + 60);
    expect(await as(good)).toEqual(["NWT"]);
    expect(await as(good.replace("NWT", "BLA"))).toEqual([]);
    expect(await as(good.replace("|NWT|", "|*|"))).toEqual([]);
    expect(await as(good.replace(/^\d+/, String(clock() + 9999)))).toEqual([]);
    expect(await as(readerText(secret, bound, clock() - 1))).toEqual([]);
    expect(
      await as(readerText(secret, { permissions: permissionsOf("CRM_OPERATOR"), vendors: "all" }, clock() + 60)),
    ).toEqual([]);
  });

  test.each([
    "select * from check_in",
    "select passport_no from public.passenger",
    "select * from app_user",
    "select secret from analytics.secret",
    "select analytics.sign('9999999999|check_ins|*')",
    "select analytics.make_login('x')",
    "select * from pg_authid",
    "select pg_read_file('/etc/passwd')",
    "copy analytics.check_ins to program 'cat'",
    "copy analytics.check_ins to '/tmp/x'",
    "insert into analytics_pin (user_id, question, title) values (gen_random_uuid(), '', '')",
    "update check_in set pass = null",
    "delete from audit_entry",
    "drop view analytics.check_ins",
    "create table public.mine (id int)",
    "create function analytics.f() returns int language sql as 'select 1'",
    "create or replace function analytics.may(text) returns boolean language sql as 'select true'",
    "alter role current_user with superuser",
    "set role gatehouse",
    "set session authorization gatehouse",
    "grant select on check_in to public",
    "select lo_import('/etc/passwd')",
    "do $$ begin perform * from check_in; end $$",
  ])("it is refused: %s", async (statement) => {
    await expect(outside.query(statement)).rejects.toThrow(
      /denied|permission|must be|read-only|cannot|does not exist/i,
    );
  });

  test("no function that it makes for itself sees rows that the views hide", async () => {
    await outside.query("select set_config('default_transaction_read_only', 'off', false)");
    await expect(
      outside.query(
        "create function pg_temp.leak(text) returns boolean language plpgsql cost 0.0000001 as $$ begin raise notice '%', $1; return true; end $$",
      ),
    ).resolves.toBeDefined();
    const heard: string[] = [];
    outside.on("notice", ({ message }) => heard.push(message ?? ""));
    const secret = (await plain("select secret from analytics.secret"))[0]?.["secret"] as Buffer;
    await outside.query("select set_config('gatehouse.reader', $1, false)", [readerText(secret, bound, clock() + 60)]);
    await outside.query("select count(*) from analytics.check_ins where pg_temp.leak(vendor)");
    expect(new Set(heard)).toEqual(new Set(["NWT"]));
  });

  test("it is an ordinary login without rights of its own", async () => {
    const [role] = await plain(
      "select rolsuper, rolcreaterole, rolcreatedb, rolinherit, rolbypassrls, rolreplication from pg_roles where rolname = $1",
      login,
    );
    expect(Object.values(role ?? {}).every((value) => value === false)).toBe(true);
  });
});

// ANA-7
test("where no login can be made plans are asked in read-only transactions, with the same limits", async () => {
  const url = new URL(database.url);
  const owner = new pg.Client(url.href);
  await owner.connect();
  // The owner of everything, without the right to make logins.
  await database.pool.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'no_logins') then create role no_logins login nosuperuser nocreaterole password 'no-logins'; end if; end $$`);
  await database.pool.query("grant usage on schema analytics, public to no_logins");
  await database.pool.query("grant select on all tables in schema analytics to no_logins");
  await database.pool.query("grant execute on all functions in schema analytics to no_logins");
  await owner.end();
  const [row] = await plain(
    "select 'gatehouse_analytics_' || oid as login from pg_database where datname = current_database()",
  );
  await database.pool.query(`alter role ${String(row?.["login"])} nologin`);
  url.username = "no_logins";
  url.password = "no-logins";
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  const told: string[] = [];
  const log = { ...quietLog, warn: (text: string) => void told.push(text) } as unknown as typeof quietLog;
  const fallback = await openReader(pool, log);
  try {
    expect(fallback.ownLogin).toBe(false);
    expect(told).toHaveLength(1);
    const plan: Plan = {
      measure: "checkIns",
      by: ["vendor"],
      where: [],
      when: null,
      against: null,
      order: null,
      top: null,
    };
    expect((await fallback.ask(bound, compilePlan(plan, today))).map((found) => found["k1"])).toEqual(["NWT"]);
    await expect(fallback.ask(admin, { text: "delete from analytics_pin", values: [] })).rejects.toThrow(
      /read-only|denied/,
    );
    // A plan's statement takes nothing that somebody has written but parameters.
    const hostile: Plan = {
      ...plan,
      where: [{ dimension: "vendor", not: false, values: ["x'); delete from check_in; --"] }],
    };
    expect(await fallback.ask(admin, compilePlan(hostile, today))).toEqual([]);
    expect(compilePlan(hostile, today).text).not.toContain("delete");
  } finally {
    await fallback.close();
    await pool.end();
    await database.pool.query(`alter role ${String(row?.["login"])} login`);
  }
});

// ANA-6
test("an answer that takes too long is given up, and the connection is as good as new", async () => {
  const failure: unknown = await reader
    .ask(admin, { text: "select pg_sleep(8)", values: [] })
    .catch((error: unknown) => error);
  expect(databaseCode(failure)).toBe("57014");
  await expect(reader.ask(admin, { text: "select 1 as one", values: [] })).resolves.toEqual([{ one: 1 }]);
}, 20_000);
