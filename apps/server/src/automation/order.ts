import { eq } from "drizzle-orm";
import { passenger, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { automationTask, checkIn } from "../checkin/tables.ts";

/** What an outside service is asked to do, as it is posted. Passport data are part of it: airlines ask for them. */
export interface AutomationOrder {
  readonly taskId: number;
  /** The same for every attempt to hand this task over. */
  readonly idempotencyKey: string;
  /** Where the answer goes; null where the server does not know its own address (`PUBLIC_URL`). */
  readonly answerTo: string | null;
  readonly checkIn: {
    readonly checkInId: number;
    readonly vendor: string;
    readonly bookingNo: string;
    readonly pnr: string;
    readonly marketing: { readonly carrier: string; readonly number: string };
    readonly operating: {
      readonly carrier: string;
      readonly number: string | null;
      readonly locator: string | null;
    } | null;
    readonly from: string;
    readonly to: string;
    /** Airport-local, with its IANA zone. */
    readonly departure: { readonly date: string; readonly time: string; readonly zone: string };
    /** Seconds since 1970, UTC. */
    readonly closesAt: number;
  };
  readonly passenger: {
    readonly title: string;
    readonly firstname: string;
    readonly middlename: string;
    readonly lastname: string;
    readonly gender: string;
    readonly dateOfBirth: string | null;
    readonly email: string;
    readonly phoneCode: string;
    readonly phoneNumber: string;
    readonly nationality: string | null;
    readonly passportNo: string | null;
    readonly passportIssueDate: string | null;
    readonly passportExpDate: string | null;
    readonly eticket: string | null;
  };
}

const idempotencyKeyOf = (taskId: number): string => `gatehouse-task-${taskId}`;

/** The order of a task that still waits; undefined when nobody wants it any more. */
export async function readOrder(
  tx: Queryable,
  taskId: number,
  answerTo: string | null,
): Promise<AutomationOrder | undefined> {
  const [row] = await tx
    .select({ state: automationTask.state, checkIn, segment, passenger })
    .from(automationTask)
    .innerJoin(checkIn, eq(checkIn.id, automationTask.checkInId))
    .innerJoin(segment, eq(segment.id, checkIn.segmentId))
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .where(eq(automationTask.id, taskId));
  if (row?.state !== "WAITING") return undefined;
  const { id, vendor, bookingNo, pnr, windowClosesAt } = row.checkIn;
  const { marketingCarrier, marketingNumber, operatingCarrier, operatingNumber, operatingLocator } = row.segment;
  const { id: _, pnrId: __, position: ___, ...traveller } = row.passenger;
  return {
    taskId,
    idempotencyKey: idempotencyKeyOf(taskId),
    answerTo,
    checkIn: {
      checkInId: id,
      vendor,
      bookingNo,
      pnr,
      marketing: { carrier: marketingCarrier, number: marketingNumber },
      operating:
        operatingCarrier === null
          ? null
          : { carrier: operatingCarrier, number: operatingNumber, locator: operatingLocator },
      from: row.segment.from,
      to: row.segment.to,
      departure: {
        date: row.segment.departureDate,
        time: row.segment.departureTime,
        zone: row.segment.departureZone,
      },
      closesAt: windowClosesAt,
    },
    passenger: traveller,
  };
}
