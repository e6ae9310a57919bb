import { Button } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { AppLink, useNavigation, usePageTitle, useRoleName, useSession } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useMenu } from "../data/use-menu.ts";
import { menuPages } from "../menu-place.ts";
import { messages as shellMessages } from "../messages/index.ts";
import { useLogout } from "../use-logout.ts";
import { useMenuLabel } from "../use-menu-label.ts";
import { messages } from "./messages/index.ts";

/** A route whose screen does not exist yet says so (UI-8), and where the reader can go on instead. */
export function NotBuiltPage() {
  const t = useMessages(messages);
  const shell = useMessages(shellMessages);
  const { path } = useNavigation();
  const { user } = useSession();
  const roleName = useRoleName();
  const label = useMenuLabel();
  const { menu } = useMenu();
  const logout = useLogout();
  const pages = menuPages(menu ?? []);
  usePageTitle(t("notBuilt.title"));
  return (
    <EmptyState
      flex="1"
      drawing="crane"
      titleAs="h1"
      title={t("notBuilt.title")}
      actions={
        <>
          {pages.map((page, index) => (
            <Button key={page.mid} asChild variant={index === 0 ? "solid" : "outline"}>
              <AppLink href={page.path}>{t("forbidden.go", { page: label(page) })}</AppLink>
            </Button>
          ))}
          {user && <Button onClick={logout}>{shell("logout")}</Button>}
        </>
      }
    >
      <p>{t("notBuilt.help", { path })}</p>
      {user && menu && (
        <p>{t(pages.length > 0 ? "notBuilt.elsewhere" : "notBuilt.nowhere", { role: roleName(user.role) })}</p>
      )}
    </EmptyState>
  );
}
