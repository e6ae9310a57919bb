import type { MenuNode } from "@gatehouse/domain/access";

/** Every entry of the menu that has a page, in order. */
export const menuPages = (menu: readonly MenuNode[]): readonly MenuNode[] =>
  menu.flatMap((node) => [...(node.path ? [node] : []), ...menuPages(node.children)]);

const holds = (node: MenuNode, path: string): boolean =>
  node.path !== "" && (path === node.path || path.startsWith(`${node.path}/`));

/**
 * The way from the root of the menu to a page: the groups, then the entry whose path is the page's or the longest beginning of it.
 * @returns an empty list for a page that is not in the menu
 */
export function menuTrail(menu: readonly MenuNode[], path: string): readonly MenuNode[] {
  let best: readonly MenuNode[] = [];
  const visit = (nodes: readonly MenuNode[], above: readonly MenuNode[]): void => {
    for (const node of nodes) {
      const trail = [...above, node];
      if (holds(node, path) && node.path.length > (best.at(-1)?.path.length ?? 0)) best = trail;
      visit(node.children, trail);
    }
  };
  visit(menu, []);
  return best;
}
