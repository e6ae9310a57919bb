import { expect, test } from "vitest";
import { toastRoom } from "./toast-room.ts";

const page = { width: 1366, height: 768 };
const foot = { side: "bottom", left: 456, top: 732, right: 1366, bottom: 768 };

test("nothing in the way", () => {
  expect(toastRoom([], page)).toEqual({ bottom: 0, end: 0, below: false });
});

test("messages stand above the highest bar at the bottom", () => {
  expect(toastRoom([foot, { ...foot, top: 690 }], page).bottom).toBe(78);
});

test("a bar in the middle of the page, or one that is not shown, is not in the way", () => {
  expect(
    toastRoom(
      [
        { ...foot, top: 400, bottom: 436 },
        { ...foot, left: 0, right: 0 },
      ],
      page,
    ).bottom,
  ).toBe(0);
});

test("messages stand beside a panel at the end", () => {
  expect(toastRoom([foot, { side: "end", left: 982, top: 148, right: 1366, bottom: 768 }], page)).toEqual({
    bottom: 36,
    end: 384,
    below: false,
  });
});

test.each([
  ["end", { left: 0, right: 390 }],
  ["start", { left: 0, right: 280 }],
])("on a phone messages wait below a panel at the %s", (side, { left, right }) => {
  const panel = { side, left, right, top: 0, bottom: 844 };
  expect(toastRoom([panel], { width: 390, height: 844 })).toEqual({ bottom: 0, end: 0, below: true });
});

test("a navigation panel at the start leaves the end to messages", () => {
  expect(toastRoom([{ side: "start", left: 0, right: 280, top: 0, bottom: 768 }], page).below).toBe(false);
});
