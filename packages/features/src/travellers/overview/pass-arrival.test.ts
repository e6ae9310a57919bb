import { expect, test } from "vitest";
import { destinationsOf } from "./pass-arrival.ts";

// TRV-21
test("each address that passes go to is named once, with those whose passes go there", () => {
  const to = (id: string, passTo: string) => ({ id, passTo });
  const [ana, luka, eva] = [to("1", "a•••@•••.example"), to("2", "a•••@•••.example"), to("3", "e•••@•••.example")];
  expect(destinationsOf([ana, luka])).toEqual([{ email: "a•••@•••.example", of: ["1", "2"] }]);
  expect(destinationsOf([ana, eva, luka])).toEqual([
    { email: "a•••@•••.example", of: ["1", "2"] },
    { email: "e•••@•••.example", of: ["3"] },
  ]);
  expect(destinationsOf([to("1", "")])).toEqual([]);
});
