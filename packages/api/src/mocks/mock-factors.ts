import { readCode, recoveryCodeCount, recoveryCodeOf } from "@gatehouse/domain/access";

export interface MockFactorsOptions {
  /** Whether an app is set up. Default no. */
  readonly app?: boolean;
  /** Recovery codes that are left. Default 7, where an app is set up. */
  readonly left?: number;
  /** How many passkeys there are. Default none. */
  readonly passkeys?: number;
  /** Whether the role requires a second factor. Default no. */
  readonly required?: boolean;
  /** Whether the last proof of who is at work is too old. Default no. */
  readonly stale?: boolean;
}

/** The code that the app of a mock world shows, always. */
const mockCode = "123456";
const mockRecoveryCodes: readonly string[] = Array.from({ length: recoveryCodeCount }, (_, index) =>
  recoveryCodeOf(Uint8Array.from({ length: 10 }, (_, place) => 7 * index + 3 * place)),
);

/** The second factors of the user of a mock world. */
export function createMockFactors(
  { app: on = false, left = 7, required = false, stale: old = false, passkeys: keys = 0 }: MockFactorsOptions,
  now: () => number,
) {
  let app = on ? { since: now() - 200 * 86_400 } : null;
  let recovery = on ? { left, madeAt: now() - 200 * 86_400 } : null;
  let stale = old;
  let passkeys = Array.from({ length: keys }, (_, index) => ({
    id: `p-${index}`,
    name: ["MacBook Pro, Touch ID", "Security key, blue"][index] ?? "Passkey",
    createdAt: now() - 290 * 86_400,
    lastUsedAt: index === 0 ? now() - 3600 : null,
  }));
  return {
    mine: () => ({ required, app, recovery, passkeys: [...passkeys] }),
    isStale: () => stale,
    ways: () => [
      "password" as const,
      ...(app ? ["app" as const] : []),
      ...(passkeys.length > 0 ? ["passkey" as const] : []),
    ],
    prove() {
      stale = false;
    },
    isRight: (typed: string): boolean => {
      const code = readCode(typed);
      return code?.code === mockCode || (code?.kind === "recovery" && mockRecoveryCodes.includes(code.code));
    },
    setup: () => ({
      secret: "NLWN446IZBXUEXPILDKXKSKBNUZIUJVC",
      uri: "otpauth://totp/Gatehouse:somebody?issuer=Gatehouse&secret=NLWN446IZBXUEXPILDKXKSKBNUZIUJVC",
      qr: Array.from({ length: 45 }, (_, y) =>
        Array.from({ length: 45 }, (_, x) => ((x * x + 3 * y * y + x * y) % 5 < 2 ? "1" : "0")).join(""),
      ),
      setup: "mock-setup",
    }),
    turnOn() {
      app = { since: now() };
      recovery = { left: recoveryCodeCount, madeAt: now() };
      return { codes: [...mockRecoveryCodes] };
    },
    turnOff() {
      app = null;
      recovery = null;
    },
    rename(id: string, name: string): boolean {
      const found = passkeys.some((one) => one.id === id);
      passkeys = passkeys.map((one) => (one.id === id ? { ...one, name } : one));
      return found;
    },
    remove(id: string): boolean {
      const before = passkeys.length;
      passkeys = passkeys.filter((one) => one.id !== id);
      return passkeys.length < before;
    },
    newCodes() {
      recovery = { left: recoveryCodeCount, madeAt: now() };
      return { codes: [...mockRecoveryCodes] };
    },
  };
}

export type MockFactors = ReturnType<typeof createMockFactors>;
