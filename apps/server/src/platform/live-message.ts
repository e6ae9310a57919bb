import type { LiveEvent } from "@gatehouse/api/realtime";

/**
 * Who may learn of an event. Rows that belong to a vendor go to "vendor": subscribers bound to other vendors never see them.
 * `permission` is a permission code that the subscriber must hold.
 */
export type Audience =
  | { readonly to: "everyone" }
  | { readonly to: "vendor"; readonly vendor: string; readonly permission: string }
  | { readonly to: "user"; readonly userId: string }
  /** A row's owner, and anyone who holds the permission and may see all vendors whose rows are in it (null: anybody's rows). */
  | {
      readonly to: "owner";
      readonly userId: string;
      readonly permission: string;
      readonly vendors: readonly string[] | null;
    }
  | { readonly to: "session"; readonly sessionId: string };

export interface LiveMessage {
  readonly event: LiveEvent;
  readonly audience: Audience;
}
