import type { CheckIn } from "@gatehouse/domain/checkin";
import { expect, test } from "vitest";
import { linkObstacle } from "./obstacle.ts";

type Viewer = Parameters<typeof linkObstacle>[0];
type Words = Parameters<typeof linkObstacle>[2];

const words = { t: (key: string) => key } as Partial<Words> as Words; // the texts are the keys of their messages
/** A page that has been seen beside the points of a check-in that is to be linked: what linkObstacle reads, nothing more. */
const ready: Partial<Viewer> = {
  known: true,
  checkIn: { expired: false, pass: null } as Partial<CheckIn> as CheckIn,
  beingRead: false,
  overtaken: false,
  gone: false,
  unseen: false,
  page: {} as NonNullable<Viewer["page"]>,
  facts: {} as NonNullable<Viewer["facts"]>,
  compared: {} as NonNullable<Viewer["compared"]>,
};
const checkIn = (more: Partial<CheckIn>) => ({ checkIn: { ...ready.checkIn, ...more } as CheckIn });
const obstacle = (more: Partial<Viewer>, holder?: string) =>
  linkObstacle({ ...ready, ...more } as Viewer, holder, words);

test("nothing is in the way of a page that was seen", () => {
  expect(obstacle({})).toBeUndefined();
});

// BP-13
test.each<readonly [string, Partial<Viewer>, string]>([
  ["of a check-in that has departed", checkIn({ expired: true }), "viewer.expired"],
  ["of one that has a pass", checkIn({ pass: { dmscode: "d_1" } }), "viewer.wantsNone"],
  ["of one that got its pass meanwhile", { overtaken: true }, "overtaken.title"],
  ["of a page that was linked meanwhile", { gone: true }, "taken.title"],
])("Link %s is never possible", (_, more, text) => {
  expect(obstacle(more)).toEqual({ kind: "never", text });
});

test("Link of what somebody else holds is not possible", () => {
  expect(obstacle({}, "ben")).toEqual({ kind: "never", text: "held.text" });
});

test.each<readonly [string, Partial<Viewer>, string]>([
  ["of whom nothing is known yet", { known: false }, "viewer.loading"],
  ["of a page that is being read", { beingRead: true }, "viewer.leftReading"],
  ["of a page that nobody can have looked at", { unseen: true }, "viewer.unseen"],
])("Link %s waits", (_, more, text) => {
  expect(obstacle(more)).toEqual({ kind: "waits", text });
});
