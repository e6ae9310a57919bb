import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  actionsOf,
  addBasics,
  hour,
  applyToCheckIns,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { addLink, addLinkedUnit, complete, destination, type LinkedUnit } from "../../test/travellers.ts";
import { vendor } from "../access/tables.ts";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import { auditEntry, checkIn } from "../checkin/tables.ts";
import { readInfo } from "./read-info.ts";
import { supplyInfo } from "./supply.ts";
import { openLink } from "./links.ts";
import { pendingChange, travellerAudit, travellerInfo } from "./tables.ts";

const database = useDatabase();
beforeAll(() => addBasics(database.db, ["ana"]));

type Patch = Parameters<typeof supplyInfo>[2];

async function supply(unit: LinkedUnit, patch: Patch, { now = start, services = testServices().services } = {}) {
  const supplied = await supplyInfo(database.db, unit.link, patch, now, services);
  if (supplied.outcome !== "saved") throw new Error(supplied.outcome);
  return supplied.info;
}
const read = (unit: LinkedUnit, now = start) => readInfo(database.db, unit.link, now);
const rowOf = async (id: string) =>
  (
    await database.db
      .select()
      .from(passenger)
      .where(eq(passenger.id, Number(id)))
  )[0];
const logOf = async ({ bookingId }: LinkedUnit) =>
  (
    await database.db
      .select()
      .from(travellerAudit)
      .where(eq(travellerAudit.bookingId, bookingId))
      .orderBy(travellerAudit.id)
  ).map(({ action, fields }) => [action, ...fields].join(" "));
/** The one passenger of a unit, and more about them. */
const one = ({ passengers: [id = ""] }: LinkedUnit, patch: object): Patch => ({ passengers: [{ id, ...patch }] });
const dispose = (unit: LinkedUnit, reason1 = "3", reason2 = "3-passport") =>
  applyToCheckIns(database.db, unit.checkInIds.slice(0, 1), { type: "disposed", reason1, reason2 }, "ana");

describe("reading", () => {
  test("shows flights still ahead with who is on them, travellers, and what is missing", async () => {
    const unit = await addLinkedUnit(database.db, { passengers: 2, onward: [100 * hour] });
    const [first = "", second = ""] = unit.passengers;
    const info = await read(unit);
    expect(info).toMatchObject({
      bookingNo: unit.bookingNo,
      segments: [
        {
          airline: { iata: "BA", name: "British Airways" },
          flightnum: "100",
          from: { iata: "LHR", city: "London" },
          to: { iata: "CDG", city: "Paris" },
        },
        { flightnum: "101", from: { iata: "CDG" }, to: { iata: "LHR" } },
      ],
      segmentWithPassengers: [{ passengers: [first, second] }, { passengers: [first, second] }],
      passengers: [
        { id: first, firstname: "Ana0", primary: true, passport: { masked: null }, nationality: "GBR" },
        { id: second, firstname: "Bea1", primary: false },
      ],
      awaitingStaff: [],
      phoneRequired: true,
    });
    expect(info.missing.passengers).toEqual([
      { id: first, fields: ["passportNo", "passportIssueDate", "passportExpDate", "email", "phoneNumber"] },
      { id: second, fields: ["passportNo", "passportIssueDate", "passportExpDate"] },
    ]);
    expect((await read(unit, start + 21 * hour)).segments.map(({ flightnum }) => flightnum)).toEqual(["101"]);
  });

  test("never shows a passport number, and is noted once a visit", async () => {
    const unit = await addLinkedUnit(database.db);
    await supply(unit, one(unit, complete));
    const info = await read(unit);
    expect(info.passengers[0]?.passport).toEqual({ masked: "•••416" });
    expect(JSON.stringify(info)).not.toContain("925665416");
    await read(unit);
    await read(unit, start + 601);
    expect((await logOf(unit)).filter((line) => line === "LINK_OPENED")).toHaveLength(2);
  });

  test("a vendor may do without a phone number", async () => {
    const { db } = database;
    const { bookingNo, secret } = await addLinkedUnit(db, { vendor: "BLA" });
    await db.update(vendor).set({ phoneRequired: false }).where(eq(vendor.code, "BLA"));
    const link = await openLink(db, secret, { bookingNo, purpose: "missing-info" }, start);
    const info = await readInfo(db, link ?? ({} as never), start);
    expect(info.phoneRequired).toBe(false);
    expect(info.missing.passengers[0]?.fields).not.toContain("phoneNumber");
  });
});

describe("saving", () => {
  // TRV-14
  test("keeps what is valid, tidied as airlines take it, and says what was refused", async () => {
    const unit = await addLinkedUnit(database.db);
    const info = await supply(unit, {
      ...one(unit, {
        ...complete,
        passportNo: " 925 665-416 ",
        passportExpDate: "2020-01-01",
        email: "nobody at home",
        ktn: "!",
        address: { ...complete.address, pincode: "12" },
      }),
      emergencyContact: {
        firstname: "Bo",
        lastname: "Berg",
        email: "bo@",
        phoneCode: "46",
        phoneNumber: "8 123 456 78",
        nationality: "SWE",
      },
      destinationAddress: destination,
    });
    expect(info.refused.passengers[0]?.issues.map(({ field }) => field).toSorted()).toEqual(
      ["address.pincode", "email", "ktn", "passportExpDate"].toSorted(),
    );
    expect(info.refused.emergencyContact.map(({ field }) => field)).toEqual(["email"]);
    expect(info.saved.passengers[0]?.fields).toEqual(
      expect.arrayContaining(["passportNo", "passportIssueDate", "phoneCode", "phoneNumber", "address.line1"]),
    );
    expect(info.missing.passengers[0]?.fields).toEqual(["passportExpDate", "email", "address.pincode"]);
    const [id = ""] = unit.passengers;
    expect(await rowOf(id)).toMatchObject({
      passportNo: "925665416",
      passportIssueDate: "2020-02-03",
      passportExpDate: null,
      email: "",
      ktn: "",
      phoneCode: "44",
      phoneNumber: "7911123456",
      address: { line1: "1 Test Road", country: "GBR", pincode: "" },
    });
    expect(info.destinationAddress).toEqual(destination);
    expect(info.emergencyContact).toMatchObject({ firstname: "Bo", email: "", nationality: "SWE" });
  });

  test("the language that was chosen is the first traveller's, and noted once", async () => {
    const unit = await addLinkedUnit(database.db, { passengers: 2 });
    const [first = "", second = ""] = unit.passengers;
    const passengers = [{ id: first }, { id: second }];
    await supply(unit, { passengers });
    expect(await rowOf(first)).toMatchObject({ language: null });
    for (let time = 0; time < 2; time += 1) await supply(unit, { passengers, language: "fr" });
    expect([await rowOf(first), await rowOf(second)]).toMatchObject([{ language: "fr" }, { language: null }]);
    expect(await logOf(unit)).toEqual(["INFO_SUPPLIED language"]);
  });

  test("a name that was booked is not missing, though nobody may type it", async () => {
    const unit = await addLinkedUnit(database.db);
    expect((await read(unit)).passengers[0]?.firstname).toBe("Ana0");
    expect((await read(unit)).missing.passengers[0]?.fields).not.toContain("firstname");
    expect((await supply(unit, one(unit, { firstname: "Ana1" }))).refused.passengers[0]?.issues).toEqual([
      { field: "firstname", code: "travellers.firstname.invalid" },
    ]);
  });

  test("trusts nobody: what the rules refuse is refused here, too", async () => {
    const unit = await addLinkedUnit(database.db);
    const [id = ""] = unit.passengers;
    const before = await rowOf(id);
    const refused = async (patch: object) => {
      const info = await supply(unit, one(unit, patch));
      return info.refused.passengers[0]?.issues.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await refused({ passportNo: "" })).toEqual(["passportNo travellers.passportNo.required"]);
    expect(await refused({ passportNo: "'; drop table passenger; --" })).toEqual([
      "passportNo travellers.passportNo.invalid",
    ]);
    expect(await refused({ nationality: "QQQ" })).toEqual(["nationality travellers.nationality.invalid"]);
    expect(await refused({ gender: "?" })).toEqual(["gender travellers.gender.required"]);
    expect(await refused({ dob: "2126-01-01" })).toEqual(["dob travellers.dob.invalid"]);
    expect(await refused({ dob: "2030-01-01" })).toEqual(["dob travellers.dob.future"]);
    expect(await refused({ firstname: "" })).toEqual(["firstname travellers.firstname.required"]);
    expect(await refused({ lastname: "\u202E<b>" })).toEqual(["lastname validation.text"]);
    expect(await refused({ phoneCode: "44", phoneNumber: "12" })).toContain("phoneNumber travellers.phone.invalid");
    expect(await rowOf(id)).toEqual(before);
  });

  test("a passport number that cannot be checked for its nationality is not kept, what is beside it is", async () => {
    const unit = await addLinkedUnit(database.db);
    const [id = ""] = unit.passengers;
    await database.db
      .update(passenger)
      .set({ nationality: null })
      .where(eq(passenger.id, Number(id)));
    for (const nationality of [undefined, "", "QQQ"]) {
      const info = await supply(unit, one(unit, { passportNo: "12", passportIssueDate: "2020-02-03", nationality }));
      expect(info.refused.passengers[0]?.issues).toContainEqual({
        field: "passportNo",
        code: "travellers.nationality.required",
      });
      expect(info.passengers[0]).toMatchObject({ passport: { masked: null }, passportIssueDate: "2020-02-03" });
      expect(info.missing.passengers[0]?.fields).toEqual(expect.arrayContaining(["nationality", "passportNo"]));
    }
    expect(await rowOf(id)).toMatchObject({ passportNo: null, passportIssueDate: "2020-02-03", nationality: null });
    expect((await rowsOf(database.db, unit.checkInIds)).map(({ hasPassport }) => hasPassport)).toEqual([false]);
    const { nationality, passportNo } = complete;
    const info = await supply(unit, one(unit, { nationality, passportNo }));
    expect(info.saved.passengers[0]?.fields).toEqual(["nationality", "passportNo"]);
    expect(await rowOf(id)).toMatchObject({ nationality, passportNo });
  });

  test("whatever day it is where the traveller is, it is right", async () => {
    // 2027-01-15, 08:00 UTC: in Kiribati it is the evening of that day, on Baker Island the evening before.
    const unit = await addLinkedUnit(database.db);
    const info = await supply(unit, one(unit, { passportIssueDate: "2027-01-15", passportExpDate: "2027-01-14" }));
    // Each by itself can be right; together they cannot.
    expect(info.refused.passengers[0]?.issues.map(({ code }) => code)).toEqual([
      "travellers.passportExpDate.beforeIssue",
    ]);
    const another = await addLinkedUnit(database.db);
    expect(
      (await supply(another, one(another, { passportExpDate: "2027-01-14" }))).saved.passengers[0]?.fields,
    ).toEqual(["passportExpDate"]);
    expect(
      (await supply(another, one(another, { passportExpDate: "2027-01-13" }))).refused.passengers[0]?.issues[0]?.code,
    ).toBe("travellers.passportExpDate.past");
  });

  test("what is left out stays; a stored passport number stays until another one is typed", async () => {
    const unit = await addLinkedUnit(database.db);
    await supply(unit, one(unit, complete));
    const info = await supply(unit, one(unit, { ktn: "TT1234567" }));
    expect(info.saved.passengers[0]?.fields).toEqual(["ktn"]);
    expect(await rowOf(unit.passengers[0] ?? "")).toMatchObject({ passportNo: "925665416", ktn: "TT1234567" });
    // The same again is no change, and no line in the log.
    const before = await logOf(unit);
    const { announced, services } = testServices();
    expect((await supply(unit, one(unit, complete), { services })).saved.passengers[0]?.fields).toEqual([]);
    expect(await logOf(unit)).toEqual(before);
    expect(announced).toEqual([]);
  });

  test("an address of which nothing is left is none", async () => {
    const unit = await addLinkedUnit(database.db);
    const nowhere = { line1: "", line2: "", city: "", country: "", state: "", pincode: "" };
    await supply(unit, one(unit, { ktn: "TT1234567" }));
    expect(await rowOf(unit.passengers[0] ?? "")).toMatchObject({ address: null });
    await supply(unit, { ...one(unit, complete), destinationAddress: destination });
    const info = await supply(unit, { ...one(unit, { address: nowhere }), destinationAddress: nowhere });
    expect(info.destinationAddress).toEqual(nowhere);
    expect(await rowOf(unit.passengers[0] ?? "")).toMatchObject({ address: null });
    const [shared] = await database.db.select().from(travellerInfo).where(eq(travellerInfo.bookingId, unit.bookingId));
    expect(shared?.destinationAddress).toBeNull();
  });

  test("is logged by the names of fields, never by what is in them", async () => {
    const unit = await addLinkedUnit(database.db);
    await supply(unit, { ...one(unit, complete), destinationAddress: destination });
    expect(await logOf(unit)).toEqual([
      expect.stringMatching(/^INFO_SUPPLIED .*passportNo passportIssueDate passportExpDate email/),
      expect.stringMatching(/^INFO_SUPPLIED destinationAddress.line1/),
    ]);
    const everything = JSON.stringify([
      await database.db.select().from(travellerAudit),
      await database.db.select().from(auditEntry),
    ]);
    for (const secret of ["925665416", "ana.novak", "7911123456", "Test Road", "Rivoli"])
      expect(everything).not.toContain(secret);
  });

  test("passengers of other bookings, and such that do not exist, are nobody", async () => {
    const [unit, other] = [await addLinkedUnit(database.db), await addLinkedUnit(database.db)];
    for (const id of [other.passengers[0] ?? "", "0", "-1", "abc", "9".repeat(40)])
      expect(
        await supplyInfo(
          database.db,
          unit.link,
          { passengers: [...one(unit, {}).passengers, { id, ktn: "TT1234567" }] },
          start,
          testServices().services,
        ),
      ).toEqual({ outcome: "unknown-passenger" });
    expect(await rowOf(other.passengers[0] ?? "")).toMatchObject({ ktn: "" });
  });

  // TRV-5
  test("a primary passenger cannot be removed; another one is left out, and nothing of theirs changes", async () => {
    const unit = await addLinkedUnit(database.db, { passengers: 2 });
    const [first = "", second = ""] = unit.passengers;
    const before = await rowOf(second);
    expect(
      await supplyInfo(
        database.db,
        unit.link,
        { passengers: [{ id: second, ...complete }] },
        start,
        testServices().services,
      ),
    ).toEqual({ outcome: "primary-removed" });
    expect(await supplyInfo(database.db, unit.link, { passengers: [] }, start, testServices().services)).toEqual({
      outcome: "primary-removed",
    });
    expect(await rowOf(second)).toEqual(before);
    const info = await supply(unit, { passengers: [{ id: first, ...complete }] });
    expect(info.missing.passengers.find(({ id }) => id === second)?.fields).toContain("passportNo");
    expect(await rowOf(second)).toEqual(before);
  });
});

// TRV-15
describe("names and mail addresses", () => {
  test("that stand already wait for staff; those that nobody gave do not", async () => {
    const unit = await addLinkedUnit(database.db);
    const [id = ""] = unit.passengers;
    const info = await supply(
      unit,
      one(unit, { firstname: "Anna", middlename: "Maria", email: "a@traveller.example" }),
    );
    expect(info.saved.passengers[0]?.fields).toEqual(["middlename", "email"]);
    expect(info.awaitingStaff).toEqual([{ id, field: "firstname", value: "Anna" }]);
    expect(info.passengers[0]).toMatchObject({ firstname: "Ana0", middlename: "Maria", email: "a•••@•••.example" });
    // The mail goes where it went until somebody has looked at it.
    const again = await supply(unit, one(unit, { email: "thief@elsewhere.example" }));
    expect(again.passengers[0]?.email).toBe("a•••@•••.example");
    expect(again.awaitingStaff).toContainEqual({ id, field: "email", value: "t•••@•••.example" });
    expect(await logOf(unit)).toContain("CHANGE_REQUESTED email");
  });

  test("a later change request replaces the earlier one; what is there withdraws nothing", async () => {
    const unit = await addLinkedUnit(database.db);
    const [id = ""] = unit.passengers;
    await supply(unit, one(unit, { lastname: "Nowak" }));
    await supply(unit, one(unit, { lastname: "Novák" }));
    const info = await supply(unit, one(unit, { lastname: "Novak" }));
    expect(info.awaitingStaff).toEqual([{ id, field: "lastname", value: "Novák" }]);
    expect(await database.db.$count(pendingChange, eq(pendingChange.bookingId, unit.bookingId))).toBe(1);
  });
});

describe("the queue", () => {
  // CHK-19, TRV-16
  test("gets back what was given up for lack of information, once the form is complete", async () => {
    const unit = await addLinkedUnit(database.db, { passengers: 2 });
    const [first = "", second = ""] = unit.passengers;
    await applyToCheckIns(
      database.db,
      unit.checkInIds,
      { type: "disposed", reason1: "3", reason2: "3-passport" },
      "ana",
    );
    await supply(unit, { passengers: [{ id: first, ...complete }, { id: second }] });
    const states = async () => (await rowsOf(database.db, unit.checkInIds)).map(({ state }) => state);
    expect(await states()).toEqual(["ELIGIBLE_FOR_DISPOSAL", "ELIGIBLE_FOR_DISPOSAL"]);
    const { announced, services } = testServices();
    const { passportNo, passportIssueDate, passportExpDate } = complete;
    await supply(
      unit,
      { passengers: [{ id: first }, { id: second, passportNo, passportIssueDate, passportExpDate }] },
      { services },
    );
    expect(await states()).toEqual(["ELIGIBLE_FOR_CHECKIN", "ELIGIBLE_FOR_CHECKIN"]);
    const rows = await rowsOf(database.db, unit.checkInIds);
    expect(
      rows.every(({ hasPassport, reason1, disposedBy }) => hasPassport && reason1 === null && disposedBy === null),
    ).toBe(true);
    expect((await actionsOf(database.db, unit.checkInIds[0] ?? 0)).at(-1)).toBe("INFO_COMPLETED SYSTEM");
    const told = announced.flatMap(({ event }) => (event.type === "checkin.changed" ? event.ids : []));
    expect(new Set(told)).toEqual(new Set(unit.checkInIds));
    expect(JSON.stringify(announced)).not.toContain("925665416");
    expect(announced.every(({ audience }) => audience.to !== "vendor" || audience.vendor === "NWT")).toBe(true);
  });

  test("waits for nobody who was left out, and for what is missing about them leaves their own", async () => {
    const unit = await addLinkedUnit(database.db, { passengers: 2 });
    await applyToCheckIns(
      database.db,
      unit.checkInIds,
      { type: "disposed", reason1: "3", reason2: "3-passport" },
      "ana",
    );
    await supply(unit, one(unit, complete));
    expect((await rowsOf(database.db, unit.checkInIds)).map(({ state }) => state)).toEqual([
      "ELIGIBLE_FOR_CHECKIN",
      "ELIGIBLE_FOR_DISPOSAL",
    ]);
  });

  test("gets nothing back that was given up for another reason, or whose window is closed", async () => {
    const [other, closed] = [await addLinkedUnit(database.db), await addLinkedUnit(database.db)];
    await dispose(other, "1", "1-app");
    await dispose(closed);
    await supply(other, one(other, complete));
    await supply(closed, one(closed, complete), { now: start + 19.5 * hour });
    for (const { checkInIds } of [other, closed])
      expect((await rowsOf(database.db, checkInIds))[0]?.state).toBe("ELIGIBLE_FOR_DISPOSAL");
  });

  test("that gave up for lack of a destination address gets back what has one", async () => {
    const unit = await addLinkedUnit(database.db);
    await dispose(unit, "3", "3-visa");
    expect((await read(unit)).missing.destinationAddress).toEqual(["line1", "city", "country"]);
    await supply(unit, one(unit, complete));
    expect((await rowsOf(database.db, unit.checkInIds))[0]?.state).toBe("ELIGIBLE_FOR_DISPOSAL");
    const info = await supply(unit, { ...one(unit, {}), destinationAddress: destination });
    expect(info.missing.destinationAddress).toEqual([]);
    expect((await rowsOf(database.db, unit.checkInIds))[0]?.state).toBe("ELIGIBLE_FOR_CHECKIN");
  });

  test("waits for a name that staff have yet to confirm, not for a mail address", async () => {
    const [named, mailed] = [await addLinkedUnit(database.db), await addLinkedUnit(database.db)];
    for (const unit of [named, mailed]) {
      await dispose(unit, "3", "3-name");
      await supply(unit, one(unit, { email: complete.email }));
    }
    await supply(named, one(named, { ...complete, firstname: "Anna" }));
    await supply(mailed, one(mailed, { ...complete, email: "b@traveller.example" }));
    expect((await rowsOf(database.db, named.checkInIds))[0]?.state).toBe("ELIGIBLE_FOR_DISPOSAL");
    expect((await rowsOf(database.db, mailed.checkInIds))[0]?.state).toBe("ELIGIBLE_FOR_CHECKIN");
  });

  test("knows of a passport at once, under a new version of the check-in", async () => {
    const unit = await addLinkedUnit(database.db);
    const [before] = await rowsOf(database.db, unit.checkInIds);
    await supply(unit, one(unit, { ktn: "TT1234567" }));
    expect(await rowsOf(database.db, unit.checkInIds)).toEqual([before]);
    await supply(unit, one(unit, complete));
    expect(await rowsOf(database.db, unit.checkInIds)).toMatchObject([
      { hasPassport: true, version: (before?.version ?? 0) + 1 },
    ]);
  });
});

test("the same person in two PNRs of a booking is asked once; two of one name in one PNR are two", async () => {
  const { db } = database;
  const out = await addLinkedUnit(db, { bookingNo: "7700001", passengers: 2 });
  const back = await addLinkedUnit(db, { bookingNo: "7700001-b", passengers: 2, departsIn: 90 * hour });
  await db.update(pnr).set({ bookingId: out.bookingId }).where(eq(pnr.bookingId, back.bookingId));
  const unit = await addLink(db, out.checkInIds);
  const info = await read(unit);
  expect(info.passengers.map(({ id, firstname }) => [id, firstname])).toEqual([
    [out.passengers[0], "Ana0"],
    [out.passengers[1], "Bea1"],
  ]);
  expect(info.segmentWithPassengers.map(({ passengers }) => passengers)).toEqual([out.passengers, out.passengers]);
  await supply(unit, { passengers: out.passengers.map((id) => ({ id, ...complete })) });
  for (const id of [...out.passengers, ...back.passengers])
    expect(await rowOf(id)).toMatchObject({ passportNo: "925665416" });
  await db
    .update(passenger)
    .set({ firstname: "Ana0" })
    .where(eq(passenger.id, Number(out.passengers[1])));
  expect((await read(unit)).passengers.map(({ id }) => id)).toEqual([
    out.passengers[0],
    out.passengers[1],
    back.passengers[1],
  ]);
});

describe("two tabs", () => {
  test("that save at one moment keep what each was given; of one field one of both stands", async () => {
    for (let round = 0; round < 8; round += 1) {
      const unit = await addLinkedUnit(database.db);
      const [id = ""] = unit.passengers;
      await Promise.all([
        supply(unit, { ...one(unit, { passportNo: "925665416", ktn: "TT1111111" }), destinationAddress: destination }),
        supply(unit, { ...one(unit, { email: "a@traveller.example", ktn: "TT2222222" }) }),
        supply(unit, one(unit, { phoneCode: "44", phoneNumber: "7911123456" })),
      ]);
      const row = await rowOf(id);
      expect(row).toMatchObject({ passportNo: "925665416", email: "a@traveller.example", phoneNumber: "7911123456" });
      expect(["TT1111111", "TT2222222"]).toContain(row?.ktn);
      const [info] = await database.db.select().from(travellerInfo).where(eq(travellerInfo.bookingId, unit.bookingId));
      expect(info?.destinationAddress).toEqual(destination);
      expect((await logOf(unit)).filter((line) => line.startsWith("INFO_SUPPLIED")).length).toBe(4);
    }
  });

  test("that complete a form while an operator works on it lose nothing and wait for nobody in a circle", async () => {
    const units: LinkedUnit[] = [];
    for (let count = 0; count < 6; count += 1) units.push(await addLinkedUnit(database.db, { onward: [100 * hour] }));
    await Promise.all(
      units.flatMap((unit) => [
        supply(unit, one(unit, complete)),
        applyToCheckIns(database.db, unit.checkInIds.slice(0, 1), { type: "locked" }, "ana"),
        supply(unit, one(unit, { passportExpDate: "2031-01-01" })),
      ]),
    );
    const rows = await rowsOf(
      database.db,
      units.flatMap(({ checkInIds }) => checkInIds.slice(0, 1)),
    );
    expect(rows.every(({ lockedBy, hasPassport }) => lockedBy === "ana" && hasPassport)).toBe(true);
    expect(rows.every(({ version }) => version >= 4)).toBe(true);
  });
});

test("nothing of a submission stays when it fails half-way", async () => {
  const unit = await addLinkedUnit(database.db);
  await dispose(unit);
  const broken = testServices().services;
  const failing = { ...broken, live: { ...broken.live, publishAll: () => Promise.reject(new Error("no more")) } };
  const before = [await rowOf(unit.passengers[0] ?? ""), await rowsOf(database.db, unit.checkInIds), await logOf(unit)];
  await expect(supply(unit, one(unit, complete), { services: failing })).rejects.toThrow("no more");
  expect([
    await rowOf(unit.passengers[0] ?? ""),
    await rowsOf(database.db, unit.checkInIds),
    await logOf(unit),
  ]).toEqual(before);
});

test("flights of other passengers' bookings are never shown", async () => {
  const unit = await addLinkedUnit(database.db);
  const [row] = await database.db
    .select()
    .from(checkIn)
    .where(eq(checkIn.id, unit.checkInIds[0] ?? 0));
  const known = await database.db
    .select()
    .from(segment)
    .where(eq(segment.pnrId, row?.pnrId ?? 0));
  expect((await read(unit)).segments).toHaveLength(known.length);
});
