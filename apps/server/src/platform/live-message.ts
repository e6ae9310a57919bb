import type { LiveEvent } from "@gatehouse/api/realtime";

/**
 * Who may learn of an event. Rows that belong to a vendor go to "vendor": subscribers bound to other vendors never see them.
 * `permission` is a permission code that the subscriber must hold.
 */
export type Audience =
  | { readonly to: "everyone" }
  | { readonly to: "vendor"; readonly vendor: string; readonly permission: string }
  | { readonly to: "user"; readonly userId: string }
  | { readonly to: "session"; readonly sessionId: string };

export interface LiveMessage {
  readonly event: LiveEvent;
  readonly audience: Audience;
}
