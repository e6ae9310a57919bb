import type { LiveEvent } from "../realtime/index.ts";

export interface MockBoardOptions {
  /** Numbers of bookings whose flights are cancelled. Default none. */
  readonly cancelled?: readonly string[];
  /** What travellers were asked after a disruption, by booking number. Default nothing. */
  readonly choices?: Readonly<Record<string, "asked" | "chosen">>;
  /** How punctual a flight was, by airline and number (`VY2204`). Default two of three are known. */
  readonly onTime?: (flight: string) => number | null;
}

/** What a mock world knows of the flights of the next days beyond their check-ins. */
export interface MockBoard {
  readonly isCancelled: (bookingNo: string) => boolean;
  readonly choiceOf: (bookingNo: string) => "asked" | "chosen" | null;
  readonly onTime: (flight: string) => number | null;
  /** The flights of a booking are cancelled; open screens hear of it. */
  readonly cancel: (bookingNo: string) => void;
}

/** A number that is the same for the same flight, and none for a third of them. */
function invented(flight: string): number | null {
  let sum = 7;
  for (const letter of flight) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum % 3 === 0 ? null : 58 + (sum % 37);
}

/** The disruptions that a mock world's trips board knows: cancelled bookings, what was chosen instead, on-time figures. */
export function createMockBoard(
  { cancelled = [], choices = {}, onTime = invented }: MockBoardOptions,
  emit: (event: LiveEvent) => void,
): MockBoard {
  const gone = new Set(cancelled);
  return {
    isCancelled: (bookingNo) => gone.has(bookingNo),
    choiceOf: (bookingNo) => choices[bookingNo] ?? null,
    onTime,
    cancel: (bookingNo) => {
      gone.add(bookingNo);
      emit({ type: "tripsBoard.changed" });
    },
  };
}
