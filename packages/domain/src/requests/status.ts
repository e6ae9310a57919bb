/** Where a travel request stands (REQ-2). */
export const requestStatuses = ["SUBMITTED", "ASSIGNED", "BOOKED", "COMPLETED", "CANCELLED"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What happens to a travel request (REQ-2). */
export type RequestEvent = "assigned" | "booked" | "completed" | "cancelled";

const table: Readonly<Record<RequestEvent, { readonly from: readonly RequestStatus[]; readonly to: RequestStatus }>> = {
  assigned: { from: ["SUBMITTED", "ASSIGNED"], to: "ASSIGNED" },
  booked: { from: ["SUBMITTED", "ASSIGNED"], to: "BOOKED" },
  completed: { from: ["BOOKED"], to: "COMPLETED" },
  cancelled: { from: ["SUBMITTED", "ASSIGNED"], to: "CANCELLED" },
};

/** The status after an event; undefined where the event is not possible (REQ-2). */
export function statusAfter(status: RequestStatus, event: RequestEvent): RequestStatus | undefined {
  const { from, to } = table[event];
  return from.includes(status) ? to : undefined;
}

/** Statuses of requests that wait for somebody to book them (REQ-2): those of the pending list. */
export const pendingStatuses = ["SUBMITTED", "ASSIGNED"] as const satisfies readonly RequestStatus[];

/** Whether a travel request waits for an operator or has one, and is not finished. */
export const isPending = (status: RequestStatus): boolean => (pendingStatuses as readonly string[]).includes(status);

/** A request's number as people read it. */
export const requestName = (id: number): string => `TR-${id}`;
