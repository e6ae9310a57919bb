import { chakra, HStack } from "@chakra-ui/react";
import { SidePanel } from "@gatehouse/ui/side-panel";
import { useEffect, useRef } from "react";
import { Brand, ColorModeSwitch, LanguageSwitch, type User, useNavigation } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { Account } from "./account.tsx";
import { Clocks } from "./clocks.tsx";
import { messages } from "./messages/index.ts";
import { SideNav } from "./side-nav.tsx";

/** The navigation on a small screen; closes when a page was chosen. */
export function MenuDrawer({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const { path } = useNavigation();
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current !== path) onClose();
  }, [path, onClose]);
  return (
    <SidePanel
      open
      onClose={onClose}
      placement="start"
      size="xs"
      title={<Brand />}
      labels={{ close: t("closeMenu") }}
      footer={
        <chakra.div flex="1" minW="0" mx="-2.5">
          <HStack flexWrap="wrap" justifyContent="space-between" px="2.5" pb="2">
            <Clocks />
            <HStack gap="0">
              <LanguageSwitch />
              <ColorModeSwitch />
            </HStack>
          </HStack>
          <Account user={user} folded={false} />
        </chakra.div>
      }
    >
      <chakra.nav aria-label={t("navigation")} mx="-2.5">
        <SideNav folded={false} />
      </chakra.nav>
    </SidePanel>
  );
}
