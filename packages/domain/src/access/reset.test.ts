import { expect, test } from "vitest";
import { forgotSchema, resetFormSchema, resetSchema } from "./reset.ts";

async function problems(schema: typeof resetFormSchema | typeof resetSchema | typeof forgotSchema, value: unknown) {
  try {
    await schema.validate(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { readonly inner: readonly { readonly path: string; readonly message: string }[] }).inner.map(
      ({ path, message }) => `${path} ${message}`,
    );
  }
}
const filled = { email: "", oldP: "", newP: "plum tram 44 verandah", confirmP: "plum tram 44 verandah" };

// ACC-18
test.each([
  ["both new ones alone are enough", {}, []],
  ["blank new one", { newP: "   ", confirmP: "   " }, ["newP access.reset.fill", "confirmP access.reset.fill"]],
  ["nothing at all", { newP: "", confirmP: "" }, ["newP access.reset.fill", "confirmP access.reset.fill"]],
  ["confirm is missing", { confirmP: "" }, ["confirmP access.reset.fill"]],
  ["confirm differs in a blank", { confirmP: "plum tram 44 verandah " }, ["confirmP access.reset.confirm"]],
  ["an address that is none", { email: "ana@" }, ["email access.email.invalid"]],
  ["an address", { email: " ana@sky.example " }, []],
])("%s", async (_, change, expected) => {
  expect(await problems(resetFormSchema, { ...filled, ...change })).toEqual(expected);
});

test("the call takes no repetition, and the new password exactly as it was typed", async () => {
  expect(await problems(resetSchema, { newP: " two blanks at the ends ", key: "k" })).toEqual([]);
  expect((await resetSchema.validate({ newP: " two blanks at the ends ", key: "k" })).newP).toBe(
    " two blanks at the ends ",
  );
  expect(await problems(resetSchema, { newP: " " })).toEqual(["newP access.reset.fill"]);
});

test("whoever forgot a password gives an address", async () => {
  expect(await problems(forgotSchema, {})).toEqual(["email access.email.required"]);
  expect(await problems(forgotSchema, { email: "nobody" })).toEqual(["email access.email.invalid"]);
  expect(await problems(forgotSchema, { email: "ana@sky.example", language: "de" })).toEqual([
    "language validation.unknown",
  ]);
});
