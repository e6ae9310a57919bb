import type { Permission } from "../access/permissions.ts";

/**
 * What questions are asked of (ANA-2): each view is a view of the schema `analytics`, whose rows are limited to those that the reader
 * may see. Whoever holds one of the codes sees its rows elsewhere, too.
 */
export const views = {
  check_ins: { needs: ["reportCheckinCount", "checkinPastData"] },
  work: { needs: ["reportPerformanceAll"] },
  automation: { needs: ["reportEfficiency"] },
  requests: { needs: ["travelRequestPending"] },
  trips: { needs: ["myTrips"] },
  cases: { needs: ["cases"] },
  comments: { needs: ["cases"] },
  disruptions: { needs: ["disruptions"] },
  conversations: { needs: ["chatSupervise"] },
  messages: { needs: ["chatSupervise"] },
  costs: { needs: ["billingEntry"] },
} as const satisfies Readonly<Record<string, { readonly needs: readonly Permission[] }>>;
export type View = keyof typeof views;
