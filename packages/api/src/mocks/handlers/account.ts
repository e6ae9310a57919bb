import { isTimeZone } from "@gatehouse/domain/profiles";
import { readPhone } from "@gatehouse/domain/travellers";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockAccountOfUser } from "../mock-account.ts";

/** One's own account, and where one is signed in. */
export function accountCalls({
  account,
  user,
  now,
}: {
  readonly account: MockAccountOfUser;
  readonly user: () => MockUser;
  readonly now: () => number;
}): Implementation<typeof contract.account> {
  const mine = () => {
    const { userid, name, email } = user();
    return {
      userid,
      name,
      email,
      phoneCode: "1",
      phoneNumber: "617 555 0182",
      tz: "Europe/London",
      passwordChangedAt: now() - 100 * 86_400,
      ...account.said(),
    };
  };
  return {
    mine,
    save: ({ name, phoneCode, phoneNumber, tz }, fail) => {
      if (phoneNumber !== "" && !readPhone(phoneCode, phoneNumber)) throw fail("INVALID_ACCOUNT", { field: "phone" });
      if (tz !== "" && !isTimeZone(tz)) throw fail("INVALID_ACCOUNT", { field: "tz" });
      account.say({ name, phoneCode, phoneNumber, tz });
      return mine();
    },
    sessions: () => [...account.sessions()],
    endSession: ({ id }, fail) => {
      if (account.end((session) => session.id === id) === 0) throw fail("NOT_FOUND");
      return { ok: true };
    },
    endOthers: () => ({ ended: account.end(({ current }) => !current) }),
    familiar: ({ id }) => {
      account.know(id);
      return { ok: true };
    },
  };
}
