export interface MockSessionRow {
  readonly id: string;
  readonly browser: string;
  readonly address: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly unfamiliar: boolean;
  readonly current: boolean;
}

export interface MockAccountOptions {
  /** Default: this one, one on a phone, and one from where nobody signed in before. */
  readonly sessions?: (now: number) => readonly MockSessionRow[];
}

const threeSessions = (now: number): readonly MockSessionRow[] => [
  {
    id: "s-night",
    browser: "Firefox on Windows",
    address: "203.0.113.7",
    createdAt: now - 7 * 3600,
    lastUsedAt: now - 6 * 3600,
    unfamiliar: true,
    current: false,
  },
  {
    id: "s-here",
    browser: "Chrome on macOS",
    address: "198.51.100.23",
    createdAt: now - 2 * 3600,
    lastUsedAt: now - 60,
    unfamiliar: false,
    current: true,
  },
  {
    id: "s-phone",
    browser: "Safari on iPhone",
    address: "198.51.100.23",
    createdAt: now - 5 * 3600,
    lastUsedAt: now - 1800,
    unfamiliar: false,
    current: false,
  },
];

/** The account of the signed-in user of a mock world, and where they are signed in. */
export function createMockAccount({ sessions }: MockAccountOptions, now: number) {
  let open = [...(sessions ?? threeSessions)(now)];
  let said: Partial<Record<"name" | "phoneCode" | "phoneNumber" | "tz", string>> = {};
  return {
    sessions: () => open,
    said: () => said,
    say(next: typeof said) {
      said = { ...said, ...next };
    },
    end(which: (session: MockSessionRow) => boolean): number {
      const before = open.length;
      open = open.filter((session) => !which(session));
      return before - open.length;
    },
    know(id: string) {
      open = open.map((session) => (session.id === id ? { ...session, unfamiliar: false } : session));
    },
    add(session: MockSessionRow) {
      open = [session, ...open];
    },
  };
}

export type MockAccountOfUser = ReturnType<typeof createMockAccount>;
