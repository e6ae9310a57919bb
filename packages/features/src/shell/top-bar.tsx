import { chakra, HStack } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Keyboard, Menu, PanelLeft, Search } from "lucide-react";
import type { ReactNode } from "react";
import { ColorModeSwitch, LanguageSwitch } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { Clocks } from "./clocks.tsx";
import { LiveIndicator } from "./live-indicator.tsx";
import { messages } from "./messages/index.ts";
import { Place } from "./place.tsx";

export interface TopBarProps {
  /** What an area has in it on every page. */
  readonly tools?: ReactNode;
  readonly folded: boolean;
  readonly onFold: () => void;
  readonly onMenu: () => void;
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
}

/** Place, command palette, clocks, whether the page is live, and the reader's preferences. */
export function TopBar({ tools, folded, onFold, onMenu, onPalette, onShortcuts }: TopBarProps) {
  const t = useMessages(messages);
  return (
    <HStack
      as="header"
      data-toast-room="top"
      gap="2"
      height="topBar"
      flexShrink={0}
      ps="2"
      pe={{ base: "2", md: "4" }}
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <IconButton icon={Menu} label={t("openMenu")} onClick={onMenu} display={{ base: "inline-flex", md: "none" }} />
      <IconButton
        icon={PanelLeft}
        label={folded ? t("unfold") : t("fold")}
        keys="Mod+b"
        onClick={onFold}
        display={{ base: "none", md: "inline-flex" }}
      />
      <Place />
      <chakra.span flex="1" />
      <chakra.button
        type="button"
        onClick={onPalette}
        aria-keyshortcuts={ariaKeys("Mod+k")}
        aria-haspopup="dialog"
        display={{ base: "none", lg: "flex" }}
        alignItems="center"
        gap="2"
        width="full"
        maxW="72"
        height="control"
        px="2.5"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="control"
        bg="bg.sunken"
        color="fg.muted"
        cursor="pointer"
        whiteSpace="nowrap"
        _hover={{ borderColor: "fg.muted" }}
      >
        <Search aria-hidden size={16} />
        <chakra.span flex="1" textAlign="start" overflow="hidden" textOverflow="ellipsis">
          {t("palette.open")}
        </chakra.span>
        <KeyHint keys="Mod+k" />
      </chakra.button>
      <IconButton
        icon={Search}
        label={t("palette.open")}
        onClick={onPalette}
        display={{ base: "inline-flex", lg: "none" }}
      />
      <chakra.div display={{ base: "none", lg: "block" }} px="1">
        <Clocks />
      </chakra.div>
      <LiveIndicator />
      {tools}
      <HStack gap="0" display={{ base: "none", md: "flex" }}>
        <LanguageSwitch />
        <ColorModeSwitch />
        <IconButton icon={Keyboard} label={t("shortcuts.open")} keys="?" onClick={onShortcuts} />
      </HStack>
    </HStack>
  );
}
