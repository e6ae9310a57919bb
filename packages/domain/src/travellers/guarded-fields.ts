/** Fields of a passenger that a traveller can only ask to have changed, once something is there (TRV-15). */
export const guardedFields = ["firstname", "middlename", "lastname", "email"] as const;
export type GuardedField = (typeof guardedFields)[number];

/** Whether a field of a traveller is told only in part to those who may not see it. */
export const isGuardedField = (field: string): field is GuardedField =>
  (guardedFields as readonly string[]).includes(field);
