import type { MenuNode } from "@gatehouse/domain/access";
import { chakra } from "@chakra-ui/react";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { createElement } from "react";
import { AppLink, useNavigation, usePageName } from "../app/index.ts";
import { menuTrail } from "./menu-place.ts";
import { useMenuMark } from "./menu-marks.ts";
import { navIcon } from "./nav-icons.ts";
import { useMenuLabel } from "./use-menu-label.ts";

export interface NavLinkProps {
  readonly node: MenuNode;
  readonly folded: boolean;
  /** The entries beside it: a page below one of these is not below this one, too. */
  readonly beside?: readonly MenuNode[];
}

/** One entry of the menu. */
export function NavLink({ node, folded, beside = [] }: NavLinkProps) {
  const { path } = useNavigation();
  const name = usePageName();
  const label = useMenuLabel()(node);
  const mark = useMenuMark(node.mid);
  const holds = (to: string): boolean => menuTrail(beside.length > 0 ? beside : [node], to).at(-1) === node;
  const current = holds(path);
  // Of a page that is in no menu the one above it stands out.
  const above = !current && name?.under !== undefined && holds(name.under);
  return (
    <Tooltip content={label} placement="right" disabled={!folded}>
      <AppLink
        href={node.path}
        {...(current ? { "aria-current": "page" as const } : above ? { "aria-current": "true" as const } : {})}
        display="flex"
        position="relative"
        alignItems="center"
        gap="2.5"
        minH="control"
        px="2.5"
        borderRadius="control"
        whiteSpace="nowrap"
        color="fg.muted"
        justifyContent={folded ? "center" : "flex-start"}
        _hover={{ bg: "bg.hover", color: "fg" }}
        css={{ "&[aria-current]": { bg: "bg.selected", color: "accent.fg", fontWeight: "strong" } }}
      >
        {createElement(navIcon(node.mid), { "aria-hidden": true, size: 16, strokeWidth: 1.75 })}
        <chakra.span
          {...(folded ? { srOnly: true } : { flex: "1", overflow: "hidden", textOverflow: "ellipsis" })}
          // The longest label in bold letters and a number of one digit fit into one line.
          {...(mark && !folded ? { me: "-2" } : {})}
        >
          {label}
        </chakra.span>
        {mark && createElement(mark, { folded })}
      </AppLink>
    </Tooltip>
  );
}
