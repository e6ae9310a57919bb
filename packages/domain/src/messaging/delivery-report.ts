/**
 * What is told of a message after the gateway took it, in the order in which it can be believed: a later one of this list is never
 * overruled by an earlier one, however late that comes. What arrived did arrive, whatever a gateway had given up before.
 */
export const deliveryStates = ["accepted", "sent", "undelivered", "delivered"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What holds when a report comes: the same whatever the order of the reports, and however often each of them comes. */
export function laterDelivery(known: DeliveryState | null, told: DeliveryState): DeliveryState {
  return known !== null && deliveryStates.indexOf(known) >= deliveryStates.indexOf(told) ? known : told;
}
