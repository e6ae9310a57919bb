import type { ChannelState } from "@gatehouse/domain/messaging";
import type { LiveEvent } from "../realtime/index.ts";
import type { MockEmail } from "./factories/email.ts";

export interface MockEmailsOptions {
  readonly emails?: readonly MockEmail[];
  /** Default the demo's own. */
  readonly channel?: ChannelState;
}

/** Messages to travellers, and how they go on. */
export interface MockEmails {
  readonly all: () => readonly MockEmail[];
  readonly channel: () => ChannelState;
  readonly find: (id: string) => MockEmail | undefined;
  /** Something becomes of a message; open screens hear of it. */
  readonly change: (id: string, patch: Partial<MockEmail>) => void;
}

export function createMockEmails(
  { emails = [], channel = "demo" }: MockEmailsOptions,
  emit: (event: LiveEvent) => void,
): MockEmails {
  let rows = [...emails];
  return {
    all: () => rows,
    channel: () => channel,
    find: (wanted) => rows.find(({ id }) => id === wanted),
    change: (wanted, patch) => {
      rows = rows.map((row) => (row.id === wanted ? { ...row, ...patch } : row));
      emit({ type: "message.changed", ids: [wanted] });
    },
  };
}
