import { menuFor, type MenuNode, permissionsOf, roles } from "@gatehouse/domain/access";
import { expect, test } from "vitest";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";
import { moreNavIcons } from "./more-nav-icons.ts";
import { checkInIcons } from "./nav-icons.ts";

const flat = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Everything that some role has in its menu (ACC-14). */
const mids = [...new Set(roles.flatMap((role) => flat(menuFor(permissionsOf(role))).map(({ mid }) => mid)))];

// A menu falls back to the English name and to a circle, so that nobody would see it before somebody reads it in French.
test.each([
  ["a text in messages/en.ts", en],
  ["a text in messages/fr.ts", fr],
])("every entry of the menu has %s, under menu. and its id", (_, texts) => {
  expect(mids.filter((mid) => !(`menu.${mid}` in texts))).toEqual([]);
});

test("every entry of the menu has an icon, in nav-icons.ts (check-in) or more-nav-icons.ts", () => {
  expect(mids.filter((mid) => !(mid in checkInIcons) && !(mid in moreNavIcons))).toEqual([]);
});
