import { randomUUID } from "node:crypto";
import type { CommentKind } from "@gatehouse/domain/cases";
import { plainText } from "@gatehouse/domain/rich-text";
import { eq } from "drizzle-orm";
import { appUser, vendor } from "../access/tables.ts";
import { caseAudit, caseComment, caseRead, travelCase } from "../cases/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { travelRequest } from "../requests/tables.ts";

interface Said {
  /** User id; the traveller's own where it is left out. */
  readonly by?: string;
  readonly kind: CommentKind;
  readonly internal?: true;
  /** Hours ago. */
  readonly age: number;
  readonly html: string;
}

const crm = "crm-operator";
const clinics = "ines.duarte";

/** By the booking's number, or the route of a request that is not booked: what was said. */
const conversations: Readonly<Record<string, readonly Said[]>> = {
  "ATL-RST": [
    {
      by: crm,
      kind: "TR",
      age: 1.8,
      html: "<p>We have your request. A call house exists at this location, Brigid House 3. Would you like it for all nights?</p>",
    },
    {
      kind: "TR",
      age: 1.4,
      html: "<p>Yes to the call house from the second day. I need the hotel for the first night only, my case starts at 7.</p>",
    },
    {
      by: crm,
      kind: "TR",
      age: 0.9,
      html: "<p>Two options for the way there, both arrive before noon:</p><ul><li><strong>DL 1862</strong> ATL 08:40 → MSP 10:22, then DL 3911 to RST</li><li><strong>DL 2140</strong> ATL 09:15 → RST 11:38, non-stop</li></ul>",
    },
    {
      kind: "TR",
      age: 0.2,
      html: "<p>The 8:40 works. Could you check whether an <strong>exit row aisle</strong> is open on the way back?</p>",
    },
    {
      by: clinics,
      kind: "TR",
      internal: true,
      age: 1.2,
      html: "<p>Cost centre 4410 pays flight and car, the traveller pays the hotel.</p>",
    },
    {
      by: crm,
      kind: "TR",
      internal: true,
      age: 0.8,
      html: '<p><span data-mention="ines.duarte">@ines.duarte</span> fares from Atlanta this morning:</p><pre><code>DL 1862  ATL 08:40  MSP 10:22  M4 Q2\nDL 2140  ATL 09:15  RST 11:38  M9 Q4</code></pre>',
    },
  ],
  "ALD-50187": [
    { by: crm, kind: "IT", age: 30, html: "<p>Your trip is booked. The hotel keeps the room until midnight.</p>" },
    { kind: "IT", age: 27, html: "<p>Thank you! Is there a <em>later</em> flight home on Saturday?</p>" },
    {
      by: crm,
      kind: "IT",
      internal: true,
      age: 26,
      html: "<p>Two seats left on DL 4880 at 20:05, fare class <code>M</code>. Change fee 75 USD.</p>",
    },
    {
      by: clinics,
      kind: "IT",
      internal: true,
      age: 25,
      html: "<p>Program agrees to the change fee, in writing.</p>",
    },
  ],
  "NWT-70311": [
    { kind: "IT", age: 40, html: "<p>My meeting ends an hour later. Can the car wait?</p>" },
    { by: crm, kind: "IT", age: 39, html: "<p>It does: the desk has your flight number.</p>" },
  ],
};

/** A case of every travel request, with what was said about some of them; those of trips that are over are closed. */
export async function addDemoCases(tx: Transaction, now: number): Promise<void> {
  const requests = await tx
    .select({ request: travelRequest, email: appUser.email, userid: appUser.userid, alias: vendor.name })
    .from(travelRequest)
    .innerJoin(appUser, eq(appUser.id, travelRequest.travellerId))
    .innerJoin(vendor, eq(vendor.code, travelRequest.vendor))
    .orderBy(travelRequest.id);
  const users = await tx
    .select({ id: appUser.id, userid: appUser.userid, name: appUser.name, roleList: appUser.roleList })
    .from(appUser);
  const userOf = (userid: string) => {
    const found = users.find((one) => one.userid === userid);
    if (!found) throw new Error(`The demo world has no user ${userid}.`);
    return found;
  };
  for (const { request, email, userid, alias } of requests) {
    const over = request.status === "COMPLETED" || request.status === "CANCELLED";
    const [made] = await tx
      .insert(travelCase)
      .values({
        vendor: request.vendor,
        bookingNo: request.bookingNo,
        requestId: request.id,
        state: over ? "CLOSED" : "OPEN",
        assignedTo: request.assignedTo,
        closingComment: over ? "Nothing is open any more." : "",
        createdAt: request.createdAt,
        travellerId: request.travellerId,
        travellerName: request.travellerName,
        travellerEmail: email,
      })
      .returning({ id: travelCase.id });
    const caseId = made?.id ?? 0;
    const audit = (action: typeof caseAudit.$inferInsert.action, by: string, at: number, note = "") => ({
      caseId,
      action,
      userid: by,
      at,
      note,
    });
    await tx
      .insert(caseAudit)
      .values([
        audit("OPENED", userid, request.createdAt),
        ...(request.assignedTo ? [audit("ASSIGNED", "admin", request.createdAt + 1800, request.assignedTo)] : []),
        ...(request.bookingNo
          ? [audit("BOOKED", crm, Math.min(now - 60, request.createdAt + 86_400), request.bookingNo)]
          : []),
        ...(over ? [audit("CLOSED", crm, now - 3600, "Nothing is open any more.")] : []),
      ]);
    const [flight] = request.content.flights;
    const route = `${flight?.departure.airportCode ?? ""}-${flight?.arrival.airportCode ?? ""}`;
    const said = conversations[request.bookingNo ?? (request.status === "SUBMITTED" ? route : "")] ?? [];
    for (const { by = userid, kind, internal = false, age, html } of said.toSorted((a, b) => b.age - a.age)) {
      const writer = userOf(by);
      const byTraveller = by === userid;
      const [comment] = await tx
        .insert(caseComment)
        .values({
          caseId,
          kind,
          internal,
          html,
          words: plainText(html),
          createdAt: now - Math.round(age * 3600),
          writerId: writer.id,
          writer: by,
          writerName: byTraveller ? request.travellerName : writer.name,
          role: byTraveller ? "TRAVELLER" : (writer.roleList.split(",")[0] ?? ""),
          alias: byTraveller ? "" : alias,
          clientId: randomUUID(),
        })
        .returning({ id: caseComment.id });
      const upTo = comment?.id ?? 0;
      // Everybody knows what they wrote themselves, and what came before.
      await tx
        .insert(caseRead)
        .values({ caseId, userId: writer.id, kind, internal, upTo })
        .onConflictDoUpdate({
          target: [caseRead.caseId, caseRead.userId, caseRead.kind, caseRead.internal, caseRead.segmentId],
          set: { upTo },
        });
    }
  }
}
