import {
  isVendorBound,
  type Role,
  roles,
  rolesLookedAfterBy,
  userActionsFor,
  useridFor,
  userStateOf,
} from "@gatehouse/domain/access";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockAccount, MockUsers } from "../mock-users.ts";

const vendors = [
  { code: "BLA", name: "Blackstone Journeys" },
  { code: "NWT", name: "Northwind Travel" },
];

/** Looking after users, by the rules of domain. */
export function userCalls({
  users,
  user,
  now,
}: {
  readonly users: MockUsers;
  readonly user: () => MockUser;
  readonly now: () => number;
}): Implementation<typeof contract.users> {
  const mine = () => vendors.filter(({ code }) => user().role === "ADMIN" || code === user().organisation.code);
  const seen = () =>
    users
      .all()
      .filter(
        ({ role, vendor }) =>
          user().role === "ADMIN" ||
          (vendor === user().organisation.code && role !== null && rolesLookedAfterBy(user().role).includes(role)),
      );
  const shown = ({ disabledAt, locked, ...row }: MockAccount) => ({
    ...row,
    vendorName: vendors.find(({ code }) => code === row.vendor)?.name ?? null,
    state: userStateOf({ disabledAt, locked, invitedAt: row.invitedAt }),
    self: row.userid === user().userid,
  });
  const one = (id: string) => {
    const found = seen().find((account) => account.id === id);
    return found && shown(found);
  };
  let factorRoles: Role[] = [];
  const roleOf = (text: string) => roles.find((role) => role === text);
  return {
    list: ({ text, page, size }) => {
      const found = seen()
        .filter(({ name, email, userid }) =>
          [name, email, userid].some((words) => words.toLowerCase().includes(text.toLowerCase())),
        )
        .toSorted((a, b) => a.name.localeCompare(b.name));
      return {
        content: found.slice(page * size, (page + 1) * size).map(shown),
        pageNo: page + 1,
        totalElement: found.length,
        totalPages: Math.ceil(found.length / size),
        factorRoles: user().role === "ADMIN" ? factorRoles : null,
        roles: [...rolesLookedAfterBy(user().role)],
        vendors: mine(),
      };
    },
    invite: ({ email, name, role: given, vendor }, fail) => {
      const role = roleOf(given);
      if (!role || !rolesLookedAfterBy(user().role).includes(role)) throw fail("ROLE_NOT_YOURS");
      if (isVendorBound(role) && !mine().some(({ code }) => code === vendor)) throw fail("NO_SUCH_VENDOR");
      if (users.all().some((other) => other.email === email.toLowerCase())) throw fail("EMAIL_TAKEN");
      const userid = useridFor(email, new Set(users.all().map((other) => other.userid)));
      const account = {
        id: `u-${userid}`,
        userid,
        name,
        email: email.toLowerCase(),
        role,
        vendor: vendor === "" ? null : vendor,
        disabledAt: null,
        invitedAt: now(),
        lastSignInAt: null,
        locked: false,
        sessions: 0,
        secondFactor: false,
      };
      users.add(account, user().userid);
      return { id: account.id, userid };
    },
    position: ({ id, role: given, vendor }, fail) => {
      const found = one(id);
      const role = roleOf(given);
      if (!found) throw fail("NOT_FOUND");
      if (found.self) throw fail("SELF");
      if (!role || !rolesLookedAfterBy(user().role).includes(role)) throw fail("ROLE_NOT_YOURS");
      users.change(
        id,
        { role, vendor: vendor === "" ? null : vendor, sessions: 0 },
        { action: "ROLE_CHANGED", detail: `${found.role ?? ""} → ${role}`, doneBy: user().userid },
      );
      return { ok: true };
    },
    act: ({ id, action }, fail) => {
      const found = one(id);
      if (!found) throw fail("NOT_FOUND");
      if (!userActionsFor(found).includes(action)) throw fail("NOT_POSSIBLE");
      users.act(id, action, user().userid);
      return { ok: true };
    },
    resetFactor: ({ id }, fail) => {
      const found = one(id);
      if (!found) throw fail("NOT_FOUND");
      if (found.self || !found.secondFactor) throw fail("NOT_POSSIBLE");
      users.change(
        id,
        { secondFactor: false, sessions: 0 },
        { action: "SECOND_FACTOR_RESET", detail: null, doneBy: user().userid },
      );
      return { ok: true };
    },
    requireFactor: ({ roles: wanted }, fail) => {
      if (user().role !== "ADMIN") throw fail("ROLE_NOT_YOURS");
      factorRoles = wanted.flatMap((role) => roleOf(role) ?? []);
      return { ok: true };
    },
    log: ({ id }, fail) => {
      if (!one(id)) throw fail("NOT_FOUND");
      return [...users.log(id)];
    },
  };
}
