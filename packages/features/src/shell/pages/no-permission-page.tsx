import { Button } from "@chakra-ui/react";
import type { Permission } from "@gatehouse/domain/access";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { AppLink, usePageTitle, useRoleName, useSession } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useMenu } from "../data/use-menu.ts";
import { menuPages } from "../menu-place.ts";
import { useMenuLabel } from "../use-menu-label.ts";
import { messages } from "./messages/index.ts";

/** Says which permission a page takes, and where the reader may go instead. */
export function NoPermissionPage({ permission }: { readonly permission: Permission }) {
  const t = useMessages(messages);
  const { user } = useSession();
  const roleName = useRoleName();
  const label = useMenuLabel();
  const { menu } = useMenu();
  const first = menuPages(menu ?? [])[0];
  usePageTitle(t("forbidden.title"));
  return (
    <EmptyState
      flex="1"
      drawing="gate"
      titleAs="h1"
      title={t("forbidden.title")}
      actions={
        first && (
          <Button asChild variant="solid">
            <AppLink href={first.path}>{t("forbidden.go", { page: label(first) })}</AppLink>
          </Button>
        )
      }
    >
      {t("forbidden.help", {
        permission: t(`permission.${permission}`),
        code: permission,
        role: user ? roleName(user.role) : "",
      })}
    </EmptyState>
  );
}
