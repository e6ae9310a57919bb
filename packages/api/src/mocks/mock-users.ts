import { demoUsers, isVendorBound, type Role, roles, type UserAction } from "@gatehouse/domain/access";
import { createUser } from "./factories/user.ts";

export interface MockAccount {
  readonly id: string;
  readonly userid: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role | null;
  readonly vendor: string | null;
  readonly disabledAt: number | null;
  readonly invitedAt: number | null;
  readonly lastSignInAt: number | null;
  readonly locked: boolean;
  readonly sessions: number;
  readonly secondFactor: boolean;
}

export interface MockUsersOptions {
  /** Default: the demo users, one of them locked, one disabled, and two who were invited. */
  readonly accounts?: readonly MockAccount[];
}

interface Entry {
  readonly at: number;
  readonly action: string;
  readonly detail: string | null;
  readonly doneBy: string;
}

/** Accounts of a mock world, and what was changed about them. */
export interface MockUsers {
  readonly all: () => readonly MockAccount[];
  readonly log: (id: string) => readonly Entry[];
  readonly add: (account: MockAccount, by: string) => void;
  readonly change: (id: string, patch: Partial<MockAccount>, entry: Omit<Entry, "at">) => void;
  readonly act: (id: string, action: UserAction, by: string) => void;
}

/** The people of a house that is at work. */
function createAccounts(now: number): readonly MockAccount[] {
  const people = roles.map((role, index): MockAccount => {
    const { id, userid, name, email } = createUser(role);
    return {
      id,
      userid,
      name,
      email,
      role,
      vendor: isVendorBound(role) ? "NWT" : null,
      disabledAt: role === "BILLING" ? now - 86_400 : null,
      invitedAt: null,
      lastSignInAt: role === "BILLING" ? now - 9 * 86_400 : now - 600 * (index + 1),
      locked: role === "OPERATOR_VENDOR",
      sessions: role === "BILLING" ? 0 : (index % 3) + 1,
      secondFactor: role === "OPERATOR_ADMIN" || role === "OPERATOR_VENDOR",
    };
  });
  const invited = (userid: string, name: string, days: number): MockAccount => ({
    id: `u-${userid}`,
    userid,
    name,
    email: `${userid}@northwind.example`,
    role: "TRAVELLER",
    vendor: "NWT",
    disabledAt: null,
    invitedAt: now - days * 86_400,
    lastSignInAt: null,
    locked: false,
    sessions: 0,
    secondFactor: false,
  });
  return [...people, invited("rana.basu", "Rana Basu", 2), invited("jonah.tveit", "Jonah Tveit", 1)];
}

/** User accounts of a mock world, for the page that administers them. */
export function createMockUsers(
  { accounts }: MockUsersOptions,
  now: () => number,
  changed: (id: string) => void,
): MockUsers {
  let people = [...(accounts ?? createAccounts(now()))];
  const entries = new Map<string, Entry[]>(
    people.map(({ id, invitedAt }) => [
      id,
      [
        invitedAt === null
          ? { at: now() - 40 * 86_400, action: "USER_CREATED", detail: null, doneBy: "root" }
          : {
              at: invitedAt,
              action: "USER_INVITED",
              detail: "TRAVELLER of NWT",
              doneBy: demoUsers[9]?.userid ?? "admin",
            },
      ],
    ]),
  );
  const note = (id: string, entry: Omit<Entry, "at">) => {
    entries.set(id, [{ at: now(), ...entry }, ...(entries.get(id) ?? [])]);
    changed(id);
  };
  const change: MockUsers["change"] = (id, patch, entry) => {
    people = people.map((one) => (one.id === id ? { ...one, ...patch } : one));
    note(id, entry);
  };
  return {
    all: () => people,
    log: (id) => entries.get(id) ?? [],
    add(account, by) {
      people = [...people, account];
      note(account.id, { action: "USER_INVITED", detail: account.role, doneBy: by });
    },
    change,
    act(id, action, doneBy) {
      const entry = (name: string) => ({ action: name, detail: null, doneBy });
      switch (action) {
        case "disable":
          return change(id, { disabledAt: now(), sessions: 0 }, entry("USER_DISABLED"));
        case "enable":
          return change(id, { disabledAt: null }, entry("USER_ENABLED"));
        case "unlock":
          return change(id, { locked: false }, entry("USER_UNLOCKED"));
        case "signOut":
          return change(id, { sessions: 0 }, entry("SESSIONS_ENDED"));
        case "inviteAgain":
          return change(id, { invitedAt: now() }, entry("USER_INVITED"));
      }
    },
  };
}
