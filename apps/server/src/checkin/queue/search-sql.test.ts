import { wordsOfName } from "@gatehouse/domain/checkin";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addBasics, addTestUnits, person } from "../../../test/check-in-fixtures.ts";
import { useDatabase } from "../../../test/database.ts";
import { checkIn } from "../tables.ts";
import { searchPage } from "./queue.ts";
import { type SearchFilter, searchSql } from "./search-sql.ts";

const database = useDatabase();
const request = { page: 0, size: 50, showExpired: false, descending: false } as const;
const names = [
  ["Jürgen", "Müller"],
  ["Jurgen", "Muller"],
  ["Anne-Marie", "Ångström"],
  ["Aoife", "O’Neill"],
  ["Anna", "Mullerova"],
] as const;

beforeAll(async () => {
  await addBasics(database.db);
  const units = await addTestUnits(
    database.db,
    names.map((_, index) => ({ bookingNo: `Bk-${index}x` })),
  );
  await Promise.all(
    names.map(([firstname, lastname], index) =>
      database.db
        .update(checkIn)
        .set({ firstname, lastname })
        .where(eq(checkIn.id, units[index]?.[0] ?? 0)),
    ),
  );
});

const passengers = async (filter: SearchFilter) =>
  (await searchPage(database.db, person("me"), [filter], request)).content
    .map(({ passenger }) => `${passenger.firstname} ${passenger.lastname}`)
    .toSorted();

// QUE-29
describe("a search for passengers", () => {
  test.each([
    ["muller", ["Anna Mullerova", "Jurgen Muller", "Jürgen Müller"]],
    ["MÜLLER, ju", ["Jurgen Muller", "Jürgen Müller"]],
    ["Angstrom", ["Anne-Marie Ångström"]],
    ["ångström marie", ["Anne-Marie Ångström"]],
    ["anne-marie", ["Anne-Marie Ångström"]],
    ["oneill", ["Aoife O’Neill"]],
    ["o'nei", ["Aoife O’Neill"]],
    ["eill", []],
    ["%_", []],
    ["'", []],
    ["a\\b", []],
    [":* & !", []],
  ])("for %j finds %j", async (value, found) => {
    expect(await passengers({ field: "passenger", operator: "BEGINS", value })).toEqual(found.toSorted());
  });

  test("finds booking numbers in any case", async () => {
    expect(await passengers({ field: "bookingNo", operator: "EQ", value: "bK-4X" })).toEqual(["Anna Mullerova"]);
  });

  test.each([
    ["check_in_names", { field: "passenger", operator: "BEGINS", value: "muller an" }],
    ["check_in_booking_any_case", { field: "bookingNo", operator: "EQ", value: "bk-4x" }],
  ] as const)("looks into the index %s", async (index, filter) => {
    const plan = await database.db.transaction(async (tx) => {
      // The table of a test is so small that reading all of it is cheapest.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_indexscan = off`);
      return (await tx.execute(sql`explain select id from ${checkIn} where ${searchSql([filter])}`)).rows;
    });
    expect(JSON.stringify(plan)).toContain(index);
  });
});

test("names are folded in the database as they are in the mocks", async () => {
  const all = [
    ...names.flat(),
    "MÜLLER Straße ẞ Sørensen Æsir ŒUVRE Þór Łódź Đorđe İpek ırmak Ŧ Ħ ĳ ﬁ",
    "Ñandú Ça va Иван Ёж Γιώργος Ὀδυσσεύς",
    "J.-P. O'Neill ʼn d`Or/x, y‐z–w\u00A0v",
    "محمد 金 한국",
  ];
  const { rows } = await database.db.execute<{ words: string[] }>(
    sql`select name_words(name) as words from json_array_elements_text(${JSON.stringify(all)}::json) with ordinality each(name, place) order by place`,
  );
  expect(rows.map(({ words }) => words)).toEqual(all.map((name) => wordsOfName(name)));
});
