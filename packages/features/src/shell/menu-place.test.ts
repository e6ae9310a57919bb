import type { MenuNode } from "@gatehouse/domain/access";
import { expect, test } from "vitest";
import { menuPages, menuTrail } from "./menu-place.ts";

const node = (mid: string, path: string, children: readonly MenuNode[] = []): MenuNode => ({
  mid,
  name: mid,
  path,
  showInNavbar: true,
  type: "item",
  children,
});
const menu = [
  node("checkin", "", [node("home", "/dashboard/checkin/info"), node("all", "/dashboard/checkin")]),
  node("trips", "/dashboard/trips"),
];

test("pages are the entries that have a path, in the order of the menu", () => {
  expect(menuPages(menu).map(({ mid }) => mid)).toEqual(["home", "all", "trips"]);
});

test.each([
  ["/dashboard/checkin/info", ["checkin", "home"]],
  ["/dashboard/checkin/details", ["checkin", "all"]],
  ["/dashboard/trips/next-48-hours", ["trips"]],
  ["/dashboard/tripsters", []],
  ["/", []],
])("%s is at %j", (path, trail) => {
  expect(menuTrail(menu, path).map(({ mid }) => mid)).toEqual(trail);
});
