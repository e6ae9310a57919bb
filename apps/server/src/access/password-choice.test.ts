import { expect, test } from "vitest";
import { refuseWeakPassword } from "./password-choice.ts";

const ana = ["ana-maria", "ana.lopez@skytravel.example", "Ana Maria López", "SKY", "Sky Travel"];

test.each([
  ["short", /at least 12 characters/],
  ["gatehouse-demo", /first that anybody would try/],
  ["Sommer2026!!", /first that anybody would try/],
  ["Password1234", /first that anybody would try/],
  ["trustno1trustno1", /first that anybody would try/],
  // Long, and in the lists all the same.
  ["motdepassefacile", /Better: four or five words/],
  ["1q2w3e4r5t6y7u8i", /commonly used|Better/],
  ["michaeljordan23", /Better/],
  ["bonjourbonjour1", /Better/],
  ["ana-maria-2026", /user's own names/],
  ["SkyTravelSky2026", /user's own names|personal/],
])("%s is refused, with what is wrong and how to do better", async (password, sentence) => {
  await expect(refuseWeakPassword(password, ana)).rejects.toThrow(sentence);
});

test.each(["plum tram 44 verandah", "zK4#vQ9!mW2p", "пароход у причала", "mein Hund heißt Otto"])(
  "%s is taken",
  async (password) => {
    await expect(refuseWeakPassword(password, ana)).resolves.toBeUndefined();
  },
);
