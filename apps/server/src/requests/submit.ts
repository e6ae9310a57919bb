import {
  formOf,
  requestName,
  requestProblems,
  submittedOf,
  type Program,
  type RequestProblem,
  type SubmittedRequest,
} from "@gatehouse/domain/requests";
import { todayAnywhere } from "@gatehouse/domain/travellers";
import { and, eq } from "drizzle-orm";
import { outbox } from "../messaging/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { loadAirports } from "../reference/airports.ts";
import { travellerFor } from "./find-traveller.ts";
import { requestMessages, requestSubject } from "./mail.ts";
import { publishRequests } from "./news.ts";
import { program, travelRequest, travelRequestAudit } from "./tables.ts";
import type { Reader } from "./visible.ts";

export type Submitted =
  | { readonly outcome: "no-traveller" }
  | { readonly outcome: "invalid"; readonly problems: readonly RequestProblem[] }
  | { readonly outcome: "submitted"; readonly id: number };

/** What follows from a submitted request, in its transaction. */
export type OnSubmitted = (
  tx: Queryable,
  made: { readonly id: number; readonly vendor: string; readonly userid: string; readonly now: number },
) => Promise<void>;

interface Submission {
  readonly travellerId?: string | undefined;
  readonly request: SubmittedRequest;
}

/** Airports that nobody knows: the form offers none of them. */
async function unknownAirports({ flights }: SubmittedRequest): Promise<readonly RequestProblem[]> {
  const airports = await loadAirports();
  return flights.flatMap(({ departure, arrival }, place) =>
    [
      { field: `flights.${place}.flightDeparture`, iata: departure.airportCode },
      { field: `flights.${place}.flightDestination`, iata: arrival.airportCode },
    ].flatMap(({ field, iata }) =>
      iata === "" || airports.find(iata) ? [] : [{ field, code: "airport.invalid" as const }],
    ),
  );
}

/**
 * Stores a request with its first audit entry, and the mail that tells the traveller, in one transaction (REQ-1). It is judged by the
 * form's own rules (REQ-13), and kept as the organisation's form would send it: nothing of a section that it does not have, and the
 * program's own call house (REQ-14).
 */
export async function submitRequest(
  db: Database,
  reader: Reader,
  { travellerId, request }: Submission,
  {
    live,
    now,
    onSubmitted,
  }: { readonly live: Pick<LiveHub, "publishAll">; readonly now: number; readonly onSubmitted: OnSubmitted },
): Promise<Submitted> {
  const traveller = await travellerFor(db, reader, travellerId);
  if (!traveller) return { outcome: "no-traveller" };
  const organisation = { vendorCode: traveller.vendorCode, mode: traveller.mode };
  return db.transaction(async (tx): Promise<Submitted> => {
    const [row] = request.program
      ? await tx
          .select()
          .from(program)
          .where(and(eq(program.id, request.program.id), eq(program.vendor, traveller.vendorCode)))
      : [];
    const { vendor: _vendor, ...known } = row ?? { vendor: "" };
    const chosen: Program | null = row ? (known as Omit<typeof row, "vendor">) : null;
    const form = formOf(request);
    const problems = [
      ...requestProblems(form, { organisation, program: chosen, today: todayAnywhere(now) }),
      ...(await unknownAirports(request)),
    ];
    if (problems.length > 0) return { outcome: "invalid", problems };
    const content = submittedOf(form, organisation, chosen);
    const profile = await readProfile(tx, traveller.id);
    const [made] = await tx
      .insert(travelRequest)
      .values({
        vendor: traveller.vendorCode,
        travellerId: traveller.id,
        travellerName: profile?.name ?? traveller.name,
        createdBy: reader.userid,
        createdAt: now,
        startDate: content.startDate,
        endDate: content.endDate,
        content,
        program: content.program ? chosen : null,
      })
      .returning({ id: travelRequest.id });
    if (!made) throw new Error("The travel request was not stored.");
    await tx
      .insert(travelRequestAudit)
      .values({ requestId: made.id, action: "SUBMITTED", userid: reader.userid, at: now });
    await tx.insert(outbox).values({
      kind: requestMessages.submitted,
      subjectKind: requestSubject,
      subjectId: made.id,
      vendor: traveller.vendorCode,
      bookingNo: requestName(made.id),
      receiver: traveller.email,
      payload: {},
      createdAt: now,
      dueAt: now,
    });
    await onSubmitted(tx, { id: made.id, vendor: traveller.vendorCode, userid: reader.userid, now });
    await publishRequests(tx, live, [{ id: made.id, vendor: traveller.vendorCode, travellerId: traveller.id }]);
    return { outcome: "submitted", id: made.id };
  });
}
