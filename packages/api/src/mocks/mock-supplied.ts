import type { Address } from "@gatehouse/domain/addresses";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { EmergencyContact, GuardedField } from "@gatehouse/domain/travellers";
import type { MockQueue } from "./mock-queue.ts";

/** When a link was made, and by whom. */
interface MadeLink {
  /** Seconds since 1970, UTC. */
  readonly createdAt: number;
  readonly createdBy: string;
}

/** What travellers of a booking have supplied, and what of it waits for staff. */
export interface MockSuppliedOptions {
  readonly bookingNo: string;
  readonly destinationAddress?: Address;
  readonly emergencyContact?: EmergencyContact;
  /** Of the first passenger: a link to what is missing goes there. */
  readonly mail?: string;
  /** The link to what is missing that staff made. */
  readonly link?: MadeLink;
  /** What the passenger of a check-in asked for. */
  readonly changes?: readonly { readonly checkInId: number; readonly field: GuardedField; readonly to: string }[];
}

interface Change {
  readonly id: number;
  readonly row: CheckIn;
  readonly field: GuardedField;
  readonly to: string;
}

export type MockSupplied = ReturnType<typeof createMockSupplied>;

/** What the details page knows of the travellers of its booking. @param now seconds since 1970, UTC */
export function createMockSupplied(
  bookings: readonly MockSuppliedOptions[],
  queue: Pick<MockQueue, "find">,
  now: () => number,
) {
  let waiting = bookings
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ checkInId, field, to }, index): readonly Change[] => {
      const row = queue.find(checkInId);
      return row ? [{ id: index + 1, row, field, to }] : [];
    });
  const shown = ({ id, row, field, to }: Change) => ({
    id,
    bookingNo: row.bookingNo,
    vendor: row.vendor,
    pnr: row.pnr,
    passenger: {
      id: String(row.checkInId),
      title: row.passenger.title,
      firstname: row.passenger.firstname,
      lastname: row.passenger.lastname,
    },
    field,
    from: field === "firstname" || field === "lastname" ? row.passenger[field] : "",
    to,
    requestedAt: now() - 600,
  });
  const links = new Map(
    bookings.flatMap(({ bookingNo, link }): [string, MadeLink][] => (link ? [[bookingNo, link]] : [])),
  );
  return {
    /** @returns whether an earlier link ends */
    link: (bookingNo: string, createdBy: string): boolean => {
      const replaced = links.has(bookingNo);
      links.set(bookingNo, { createdAt: now(), createdBy });
      return replaced;
    },
    waiting: (bookingNo?: string) =>
      waiting.map(shown).filter((change) => bookingNo === undefined || change.bookingNo === bookingNo),
    /**
     * What was asked for no longer waits; the names of the rows stay as they are.
     * @returns the check-in it was about; undefined for a change that does not wait
     */
    decide: (id: number): CheckIn | undefined => {
      const change = waiting.find((one) => one.id === id);
      waiting = waiting.filter((one) => one !== change);
      return change?.row;
    },
    of: (bookingNo: string) => {
      const options = bookings.find((one) => one.bookingNo === bookingNo);
      return {
        destinationAddress: options?.destinationAddress ?? null,
        emergencyContact: options?.emergencyContact ?? null,
        awaitingStaff: waiting.map(shown).filter((change) => change.bookingNo === bookingNo),
        missingInfoLink: { to: options?.mail ?? "ana.novak@mail.example", standing: links.get(bookingNo) ?? null },
      };
    },
  };
}
