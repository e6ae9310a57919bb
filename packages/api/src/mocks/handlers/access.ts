import {
  demoPassword,
  demoUsers,
  menuFor,
  passwordProblem,
  type ResetProblem,
  type Role,
  roles,
  signOnProblems,
} from "@gatehouse/domain/access";
import type { contract } from "../../contract.ts";
import { createUser, mockToken, type MockUser } from "../factories/user.ts";
import type { MockFactors } from "../mock-factors.ts";
import type { Implementation } from "../implement.ts";

/** Who is signed in to a mock world. */
export interface MockSession {
  user: MockUser | undefined;
}

/** The one key that opens the choice of another password in a mock world. */
const mockResetKey = "r~mock";

/** The one key of what comes after the password. */
const mockStepKey = "s~mock";

/** The access token lasts as long as the real one, in seconds. */
const tokenSeconds = 15 * 60;

/** The provider of single sign-on that the mocks know. */
const mockSignOn = { id: "NWT", name: "Northwind Travel", domain: "northwind.example" } as const;

/** Signing in and out, the session, the menu. @param signOn whether there is a provider of single sign-on */
export function accessCalls(
  session: MockSession,
  now: () => number,
  factors: MockFactors,
  signOn: boolean,
): Implementation<typeof contract.access> {
  // Whoever has given the right password, and not yet the second factor.
  let half: MockUser | undefined;
  const whole = () => {
    session.user = half;
    return half && opened(half);
  };
  const opened = (user: MockUser) => ({ accessToken: mockToken(user), expiresAt: now() + tokenSeconds, user });
  return {
    settings: () => ({
      demo: true,
      demoUsers: demoUsers.map(({ email, role }) => ({ email, role })),
      demoPassword,
      version: "0.1.0",
      signOn,
    }),
    login: ({ email, password }, fail) => {
      const role = roles.find((role: Role) => createUser(role).email === email.toLowerCase());
      if (!role || password !== demoPassword) throw fail("INVALID_CREDENTIALS");
      half = createUser(role);
      const { app, required } = factors.mine();
      if (app) throw fail("SECOND_FACTOR", { key: mockStepKey, ways: ["app"] });
      if (required) throw fail("SECOND_FACTOR_MISSING", { key: mockStepKey });
      session.user = half;
      return opened(half);
    },
    secondStep: ({ code }, fail) => {
      if (!factors.isRight(code)) throw fail("WRONG_CODE");
      const answer = whole();
      if (!answer) throw fail("KEY_OVER");
      return answer;
    },
    beginSetup: () => factors.setup(),
    finishSetup: ({ code }, fail) => {
      if (!factors.isRight(code)) throw fail("WRONG_CODE");
      const answer = whole();
      if (!answer) throw fail("KEY_OVER");
      return { session: answer, ...factors.turnOn() };
    },
    refresh: (_, fail) => {
      if (!session.user) throw fail("SESSION_ENDED");
      return opened(session.user);
    },
    logout: () => {
      session.user = undefined;
      return { ok: true, leaveBy: null };
    },
    signOnAt: ({ domain }) => ({
      provider: domain === mockSignOn.domain ? { id: mockSignOn.id, name: mockSignOn.name } : null,
    }),
    beginSignOn: (_, fail) => {
      throw fail("SIGN_ON_FAILED", { problem: "unreachable" });
    },
    signOnAgain: (_, fail) => {
      throw fail("SIGN_ON_FAILED", { problem: "unreachable" });
    },
    finishSignOn: ({ answer }, fail) => {
      const problem = signOnProblems.find((one) => answer.includes(`problem=${one}`));
      if (problem) throw fail("SIGN_ON_FAILED", { problem });
      half = createUser("VENDOR");
      const redirectUrl = "/dashboard/profile";
      if (answer.includes("step=secondStep"))
        return {
          redirectUrl,
          session: null,
          next: { kind: "secondStep", key: mockStepKey, email: half.email, ways: ["app"] },
        };
      session.user = half;
      return { redirectUrl, session: opened(half), next: null };
    },
    forgotPassword: () => ({ ok: true }),
    resetPassword: ({ newP, oldP, key, email }, fail) => {
      const refuse = (problem: ResetProblem) => fail("PASSWORD_NOT_RESET", { problem });
      const who = session.user?.email ?? "";
      if (key === "" ? !session.user : key !== mockResetKey) throw refuse("access.reset.key");
      if (key === "" && oldP !== demoPassword) throw refuse("access.reset.oldPassword");
      if (key === "" && email !== "" && email !== who) throw refuse("access.reset.email");
      const weak = passwordProblem(newP, [who]);
      if (weak) throw refuse(weak);
      session.user = undefined;
      return { ok: true };
    },
    me: (_, fail) => {
      if (!session.user) throw fail("UNAUTHORIZED");
      return session.user;
    },
    ticket: () => ({ ticket: "mock-ticket", expiresAt: now() + 30 }),
    menu: () => [...menuFor(session.user?.permissions ?? [])],
  };
}
