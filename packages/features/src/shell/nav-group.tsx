import { chakra } from "@chakra-ui/react";
import type { MenuNode } from "@gatehouse/domain/access";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { NavLink } from "./nav-link.tsx";
import { useClosedGroups } from "./shell-state.ts";
import { useMenuLabel } from "./use-menu-label.ts";

export interface NavGroupProps {
  readonly node: MenuNode;
  /** The children that are flagged for the navbar. */
  readonly entries: readonly MenuNode[];
  readonly folded: boolean;
}

/** A group of the menu; which groups are closed is remembered. In the folded sidebar all are open, set apart by a line. */
export function NavGroup({ node, entries, folded }: NavGroupProps) {
  const [closed, toggle] = useClosedGroups();
  const label = useMenuLabel()(node);
  const id = useId();
  const open = folded || !closed.has(node.mid);
  return (
    <>
      {folded ? (
        <chakra.hr my="2" mx="1" borderColor="border.subtle" />
      ) : (
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => toggle(node.mid)}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          width="full"
          mt="2"
          px="2.5"
          py="1"
          borderRadius="control"
          textStyle="xs"
          fontWeight="strong"
          color="fg.muted"
          cursor="pointer"
          _hover={{ color: "fg" }}
          css={{
            "& svg": { transition: "rotate 120ms", rotate: open ? "0deg" : "-90deg", opacity: open ? 0 : 1 },
            "&:hover svg, &:focus-visible svg": { opacity: 1 },
          }}
        >
          {label}
          <ChevronDown aria-hidden size={14} />
        </chakra.button>
      )}
      <chakra.ul id={id} hidden={!open} aria-label={label} display="flex" flexDirection="column" gap="px">
        {entries.map((entry) => (
          <li key={entry.mid}>
            <NavLink node={entry} folded={folded} beside={node.children} />
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
