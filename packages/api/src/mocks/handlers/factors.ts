import { demoPassword } from "@gatehouse/domain/access";
import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import type { MockFactors } from "../mock-factors.ts";

/** Second factors, and the proof of who is at work. */
export function factorCalls(factors: MockFactors): Implementation<typeof contract.factors> {
  const proof = () => ({ ways: [...factors.ways()] });
  return {
    mine: () => factors.mine(),
    begin: (_, fail) => {
      if (factors.isStale()) throw fail("PROOF_NEEDED", proof());
      return factors.setup();
    },
    confirm: ({ code }, fail) => {
      if (factors.isStale()) throw fail("PROOF_NEEDED", proof());
      if (!factors.isRight(code)) throw fail("WRONG_CODE");
      return factors.turnOn();
    },
    turnOff: (_, fail) => {
      if (factors.isStale()) throw fail("PROOF_NEEDED", proof());
      if (factors.mine().required) throw fail("REQUIRED");
      factors.turnOff();
      return { ok: true };
    },
    newCodes: (_, fail) => {
      if (factors.isStale()) throw fail("PROOF_NEEDED", proof());
      if (!factors.mine().app) throw fail("NOT_ON");
      return factors.newCodes();
    },
    renamePasskey: ({ id, name }, fail) => {
      if (!factors.rename(id, name)) throw fail("NOT_FOUND");
      return { ok: true };
    },
    removePasskey: ({ id }, fail) => {
      if (factors.isStale()) throw fail("PROOF_NEEDED", proof());
      if (!factors.remove(id)) throw fail("NOT_FOUND");
      return { ok: true };
    },
    proofOptions: () => ({ options: {} }),
    prove: ({ password, code }, fail) => {
      const right = password === demoPassword && (!factors.mine().app || factors.isRight(code));
      if (!right) throw fail("WRONG_PROOF");
      factors.prove();
      return { ok: true };
    },
  };
}
