import type { GuardedField } from "@gatehouse/domain/travellers";
import type { BookedInfo } from "./booked.ts";

/** How long a traveller is told that a change request was refused: 30 days, in seconds. */
const refusalShownFor = 30 * 86_400;

/** A change of one field that a traveller has requested, as the page shows it. */
export interface ChangeRequest {
  readonly id: string;
  readonly field: GuardedField;
  readonly value: string;
}

const isSame = (one: ChangeRequest, other: ChangeRequest) => one.id === other.id && one.field === other.field;

/** Changes as change requests of the page's travellers, and whether the form already shows the new value. */
const changeRequestsOf = (
  { travellers }: Pick<BookedInfo, "travellers">,
  changes: BookedInfo["waiting"],
): readonly {
  readonly request: ChangeRequest;
  readonly change: BookedInfo["waiting"][number];
  readonly stands: boolean;
}[] =>
  changes.map((change) => {
    const { passengerId, field, wanted } = change;
    const passenger = travellers.find(({ rows }) => rows.includes(passengerId))?.passenger;
    const request = { id: passenger?.id ?? String(passengerId), field, value: wanted };
    return { request, change, stands: passenger?.[field] === wanted };
  });

/** The change requests of each person that wait for a decision: each once, however many rows it is for. */
export function waitingChangeRequests(info: Pick<BookedInfo, "travellers" | "waiting">): ChangeRequest[] {
  const changeRequests = changeRequestsOf(info, info.waiting).flatMap(({ request, stands }) =>
    stands ? [] : [request],
  );
  return changeRequests.filter((request, index) => changeRequests.findIndex((one) => isSame(one, request)) === index);
}

/**
 * What staff have refused lately: of each field the last request, as long as nothing else was asked for since and the old value stands.
 * Whose decision it was is not said.
 * @param now seconds since 1970, UTC
 */
export function refusedChangeRequests(
  info: Pick<BookedInfo, "travellers" | "waiting" | "decided">,
  now: number,
): ChangeRequest[] {
  const waiting = changeRequestsOf(info, info.waiting);
  const decided = changeRequestsOf(info, info.decided);
  const isLate = ({ decidedAt }: BookedInfo["decided"][number]) => (decidedAt ?? 0) <= now - refusalShownFor;
  const refused = decided.flatMap(({ request, change, stands }) => {
    const later = decided.some(
      (one) => isSame(one.request, request) && one.request.value !== request.value && one.change.id > change.id,
    );
    const isOver = later || stands || isLate(change) || waiting.some((one) => isSame(one.request, request));
    return change.state === "refused" && !isOver ? [request] : [];
  });
  return refused.filter((request, index) => refused.findLastIndex((one) => isSame(one, request)) === index);
}
