import { type AuditDraft, isAutomated, type LifecycleFields } from "@gatehouse/domain/checkin";
import type { FlownCheckIn } from "../automation/pass-facts.ts";
import type { DemoUnit } from "./generate.ts";
import type { Bulk, Ids } from "./rows.ts";

/** A pass that a check-in of the demo world carries; its file is still to be drawn. */
export interface DemoPass {
  readonly dmscode: string;
  readonly vendor: string;
  readonly pnrId: number;
  readonly attachedAt: number;
  readonly attachedBy: string;
  readonly flown: FlownCheckIn;
  /** Whether it was found to differ from the check-in. */
  readonly differs: boolean;
}

export interface UnitRows {
  readonly pnrId: number;
  readonly checkInIds: readonly number[];
  readonly passes: readonly DemoPass[];
  /** What people still have to check in. */
  readonly open: readonly FlownCheckIn[];
}

const auditRow = (checkInId: number, { action, userid, at, note, from, to, facts }: AuditDraft) => ({
  check_in_id: checkInId,
  action,
  userid,
  at,
  note,
  from_state: from,
  to_state: to,
  facts: Object.keys(facts).length > 0 ? facts : null,
});

const lifeColumns = (fields: LifecycleFields) => ({
  window_opens_at: fields.windowOpensAt,
  window_closes_at: fields.windowClosesAt,
  departs_at: fields.departsAt,
  eligible_at: fields.eligibleAt,
  state: fields.state,
  expired: fields.expired,
  automation_status: fields.automationStatus,
  automation_tried: fields.automationTried,
  pass: fields.pass,
  need_qc: fields.needQC,
  reason1: fields.reason1,
  reason2: fields.reason2,
  disposed_by: fields.disposedBy,
  disposed_at: fields.disposedAt,
  attached_by: fields.attachedBy,
  uploaded_by: fields.uploadedBy,
  locked_by: fields.lockedBy,
  locked_at: fields.lockedAt,
});

/** What automation was asked and answered, from the audit log that tells of it. */
function taskOf(checkInId: number, id: number, audit: readonly AuditDraft[]) {
  const asked = audit.findLast(({ action }) => action === "SENT_TO_PUPPETEER");
  const answered = audit.findLast(({ action }) => action === "RECEIVED_FROM_PUPPETEER");
  if (!asked) return undefined;
  const state = !answered
    ? ("WAITING" as const)
    : answered.facts.automationStatus === 1
      ? ("DELIVERED" as const)
      : ("FAILED" as const);
  return {
    id,
    check_in_id: checkInId,
    state,
    created_at: asked.at,
    settled_at: answered?.at ?? null,
    note: answered?.note ?? null,
  };
}

/** Adds a unit to the rows to be written; `ids` move on. */
export function addUnit(bulk: Bulk, ids: Ids, unit: DemoUnit, holder: string | undefined): UnitRows {
  const { vendor, bookingNo, pnr, importedAt, flights, passengers } = unit;
  const [bookingId, pnrId] = [ids.booking++, ids.pnr++];
  bulk.booking.push({ id: bookingId, vendor, booking_no: bookingNo, created_at: importedAt });
  const heldAt = unit.checkIns
    .map(({ history }) => history.fields.lockedAt ?? 0)
    .reduce((latest, at) => Math.max(latest, at), 0);
  bulk.pnr.push({
    id: pnrId,
    booking_id: bookingId,
    vendor,
    booking_no: bookingNo,
    pnr,
    held_by: holder ?? null,
    active_at: holder === undefined ? null : heldAt,
  });
  const segments = flights.map(({ airline, flightnum, from, to, departure, arrival }, position) => {
    const id = ids.segment++;
    bulk.segment.push({
      id,
      pnr_id: pnrId,
      position,
      marketing_carrier: airline,
      marketing_number: flightnum,
      from_iata: from,
      to_iata: to,
      departure_date: departure.date,
      departure_time: departure.time,
      departure_zone: departure.zone,
      departs_at: departure.at,
      arrival_date: arrival.date,
      arrival_time: arrival.time,
      arrival_zone: arrival.zone,
      arrives_at: arrival.at,
    });
    return id;
  });
  const travellers = passengers.map(
    (
      { title, firstname, lastname, gender, dateOfBirth, email, phoneNumber, nationality, passport, eticket },
      position,
    ) => {
      const id = ids.passenger++;
      bulk.passenger.push({
        id,
        pnr_id: pnrId,
        position,
        title,
        firstname,
        lastname,
        gender,
        date_of_birth: dateOfBirth,
        email,
        phone_number: phoneNumber,
        nationality,
        // Those from France are written to in French.
        language: nationality === "FRA" ? "fr" : null,
        passport_no: passport?.number ?? null,
        passport_issue_date: passport?.issued ?? null,
        passport_exp_date: passport?.expires ?? null,
        eticket,
      });
      return id;
    },
  );
  const checkInIds: number[] = [];
  const passes: DemoPass[] = [];
  const open: FlownCheckIn[] = [];
  for (const { flight, passenger, history } of unit.checkIns) {
    const [leg, traveller] = [flights[flight], passengers[passenger]];
    if (!leg || !traveller) continue;
    const id = ids.check_in++;
    checkInIds.push(id);
    const { fields, audit } = history;
    const { airline, flightnum, from, to, departure } = leg;
    const { firstname, lastname, eticket } = traveller;
    bulk.check_in.push({
      id,
      pnr_id: pnrId,
      segment_id: segments[flight],
      passenger_id: travellers[passenger],
      version: audit.length,
      vendor,
      booking_no: bookingNo,
      pnr,
      firstname,
      lastname,
      has_passport: traveller.passport !== undefined,
      airline,
      flightnum,
      from_iata: from,
      to_iata: to,
      departure_date: departure.date,
      departure_time: departure.time,
      departure_zone: departure.zone,
      created_at: importedAt,
      ...lifeColumns(fields),
    });
    for (const entry of audit) bulk.audit_entry.push(auditRow(id, entry));
    const task = isAutomated(airline) ? taskOf(id, ids.automation_task, audit) : undefined;
    if (task) {
      ids.automation_task += 1;
      bulk.automation_task.push({
        ...task,
        state: task.state === "WAITING" && fields.state !== "WAITING_FOR_AUTOMATION" ? "CANCELLED" : task.state,
      });
    }
    const flown: FlownCheckIn = {
      id,
      airline,
      flightnum,
      pnr,
      from,
      to,
      departureDate: departure.date,
      departureTime: departure.time,
      firstname,
      lastname,
      eticket,
    };
    if (fields.pass === null && fields.state === "ELIGIBLE_FOR_CHECKIN") open.push(flown);
    if (fields.pass !== null)
      passes.push({
        dmscode: fields.pass,
        vendor,
        pnrId,
        attachedAt: fields.disposedAt ?? importedAt,
        attachedBy: fields.attachedBy ?? "SYSTEM",
        differs: audit.some(({ facts }) => facts.needQC === true),
        flown,
      });
  }
  return { pnrId, checkInIds, passes, open };
}
