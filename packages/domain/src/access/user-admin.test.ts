import fc from "fast-check";
import { expect, test } from "vitest";
import { roles } from "./roles.ts";
import { inviteSchema, rolesLookedAfterBy, useridFor, userActionsFor, userStateOf, userStates } from "./user-admin.ts";

// ACC-24
test("administrators look after everybody, vendors after their travellers and each other", () => {
  expect(rolesLookedAfterBy("ADMIN")).toEqual(roles);
  expect(rolesLookedAfterBy("VENDOR")).toEqual(["TRAVELLER", "VENDOR"]);
});

// ACC-26
test.each([
  [{ disabledAt: 1, invitedAt: 1, locked: true }, "disabled"],
  [{ disabledAt: null, invitedAt: 1, locked: true }, "invited"],
  [{ disabledAt: null, invitedAt: null, locked: true }, "locked"],
  [{ disabledAt: null, invitedAt: null, locked: false }, "active"],
] as const)("%o is %s", (user, state) => {
  expect(userStateOf(user)).toBe(state);
});

test("what can be done about a user", () => {
  const of = (state: (typeof userStates)[number], sessions = 0, self = false) =>
    userActionsFor({ state, sessions, self });
  expect(of("active", 2)).toEqual(["signOut", "disable"]);
  expect(of("active")).toEqual(["disable"]);
  expect(of("locked", 1)).toEqual(["unlock", "signOut", "disable"]);
  expect(of("invited")).toEqual(["inviteAgain", "disable"]);
  expect(of("disabled")).toEqual(["enable"]);
  for (const state of userStates) expect(of(state, 3, true)).not.toContain("signOut");
  for (const state of ["active", "locked", "invited"] as const) expect(of(state, 3, true)).not.toContain("disable");
});

// ACC-25
test.each([
  [{}, []],
  [{ email: "" }, ["access.email.required"]],
  [{ email: "ana" }, ["access.email.invalid"]],
  [{ name: " " }, ["access.user.name"]],
  [{ role: "KING" }, ["access.user.role"]],
  [{ role: "VENDOR", vendor: "" }, ["access.user.vendor"]],
  [{ role: "BILLING", vendor: "" }, []],
])("an invitation with %o", async (change, problems) => {
  const given = { email: "ana@sky.example", name: "Ana López", role: "VENDOR", vendor: "SKY", ...change };
  const found = await inviteSchema.validate(given, { abortEarly: false }).then(
    () => [],
    (error: unknown) => [...new Set((error as { readonly errors: readonly string[] }).errors)],
  );
  expect(found).toEqual(problems);
});

test("short names are made of the address, and are nobody's", () => {
  expect(useridFor("Ana.López@sky.example", new Set())).toBe("ana.lopez");
  expect(useridFor("ana@sky.example", new Set(["ana", "ana-2"]))).toBe("ana-3");
  expect(useridFor("system@sky.example", new Set())).toBe("user-system");
  expect(useridFor("посетитель@sky.example", new Set())).toBe("user");
  fc.assert(
    fc.property(fc.emailAddress(), fc.array(fc.emailAddress()), (email, others) => {
      const taken = new Set<string>();
      for (const other of [...others, email]) {
        const made = useridFor(other, taken);
        expect(made).toMatch(/^[a-z0-9][\w.-]{0,39}$/);
        expect(taken.has(made)).toBe(false);
        taken.add(made);
      }
    }),
  );
});
