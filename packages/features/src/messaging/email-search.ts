import { type MessageState, messageStates } from "@gatehouse/domain/messaging";

/** What the list of e-mails shows, as it is in the address; defaults are left out. */
export interface EmailSearch {
  readonly state?: MessageState;
  /** A booking's number, or the beginning of an address. */
  readonly text?: string;
  /** From 0. */
  readonly page?: number;
  readonly size?: number;
}

export const defaultPageSize = 50;
export const sizes: readonly number[] = [25, 50, 100, 200];

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : undefined;
};

/** Reads the address of Search Email: whatever is missing, damaged or not known there is as if it were not there. */
export function parseEmailSearch(raw: Readonly<Record<string, unknown>>): EmailSearch {
  const state = messageStates.find((each) => each === raw["state"]);
  // A booking's number comes out of the address as a number.
  const text = ["string", "number"].includes(typeof raw["text"]) ? String(raw["text"]).trim().slice(0, 254) : "";
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  return {
    ...(state ? { state } : {}),
    ...(text === "" ? {} : { text }),
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && sizes.includes(size) ? { size } : {}),
  };
}
