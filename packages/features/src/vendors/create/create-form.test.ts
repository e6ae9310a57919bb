import { emptyPreference } from "@gatehouse/domain/vendors";
import { expect, test } from "vitest";
import { createProblems, createSections, emptyCreateForm, isMissing, sectionOf } from "./create-form.ts";

test("an empty form has something left in every section, and nothing wrong (VEN-3)", () => {
  const found = createProblems(emptyCreateForm, { country: undefined, hasLogo: false });
  expect([...new Set(found.map(sectionOf))].toSorted()).toEqual([...createSections].toSorted());
  expect(found.every(isMissing)).toBe(true);
});

test("a channel is there once (VEN-6)", () => {
  const preferences = [emptyPreference("email"), emptyPreference("email")];
  const found = createProblems({ ...emptyCreateForm, preferences }, { country: undefined, hasLogo: true });
  expect(found).toContainEqual({ field: "channel", code: "twice", at: 1 });
});
