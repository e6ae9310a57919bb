import { chakra } from "@chakra-ui/react";
import type { MenuNode } from "@gatehouse/domain/access";
import { IconButton } from "@gatehouse/ui/icon-button";
import { RotateCw } from "lucide-react";
import { useMessages } from "../i18n/index.ts";
import { useMenu } from "./data/use-menu.ts";
import { messages } from "./messages/index.ts";
import { NavGroup } from "./nav-group.tsx";
import { NavLink } from "./nav-link.tsx";
import { NavSkeleton } from "./nav-skeleton.tsx";

export interface SideNavProps {
  /** Only icons, with names on hover and focus. */
  readonly folded: boolean;
}

/** The menu as the server gives it (ACC-14): groups that fold, children only when they are flagged for the navbar. */
export function SideNav({ folded }: SideNavProps) {
  const t = useMessages(messages);
  const { menu, failed, retry } = useMenu();
  if (failed)
    return (
      <chakra.div role="alert" display="flex" alignItems="center" gap="1" p="2" color="fg.muted">
        {!folded && <chakra.span flex="1">{t("menu.failed")}</chakra.span>}
        <IconButton icon={RotateCw} label={t("retry")} onClick={retry} />
      </chakra.div>
    );
  if (!menu) return <NavSkeleton label={t("menu.loading")} folded={folded} />;
  if (menu.length === 0)
    return folded ? null : (
      <chakra.p px="2.5" py="3" color="fg.muted">
        {t("menu.empty")}
      </chakra.p>
    );
  return (
    <chakra.ul display="flex" flexDirection="column" gap="px">
      {menu
        .filter(({ showInNavbar }) => showInNavbar)
        .map((node) => (
          <li key={node.mid}>
            {inNavbar(node).length > 0 ? (
              <NavGroup node={node} entries={inNavbar(node)} folded={folded} />
            ) : (
              <NavLink node={node} folded={folded} />
            )}
          </li>
        ))}
    </chakra.ul>
  );
}

const inNavbar = ({ children }: MenuNode): readonly MenuNode[] => children.filter(({ showInNavbar }) => showInNavbar);
