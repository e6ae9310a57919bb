import { chakra } from "@chakra-ui/react";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { type FinderProps, type User, useNavigation, UserCache, useSession, useShortcut } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { Account } from "./account.tsx";
import { Logo } from "./logo.tsx";
import { type MenuMarks, MenuMarksContext } from "./menu-marks.ts";
import { messages } from "./messages/index.ts";
import { useFolded } from "./shell-state.ts";
import { SideNav } from "./side-nav.tsx";
import { SkipLink } from "../app/skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSignedOut } from "./use-signed-out.ts";

// Keys typed while a dialog is on its way are meant for it, not for the page.
const onItsWay = <span data-shortcuts="off" hidden />;
const loadPalette = () => import("./command-palette.tsx").then(({ CommandPalette }) => CommandPalette);
const CommandPalette = lazyComponent(loadPalette, { waiting: onItsWay, over: true });
const ShortcutsDialog = lazyComponent(
  () => import("./shortcuts-dialog.tsx").then(({ ShortcutsDialog }) => ShortcutsDialog),
  {
    waiting: onItsWay,
    over: true,
  },
);
const MenuDrawer = lazyComponent(() => import("./menu-drawer.tsx").then(({ MenuDrawer }) => MenuDrawer), {
  waiting: onItsWay,
  over: true,
});

type Overlay = "palette" | "shortcuts" | "menu";

export interface PrivateShellProps {
  /** What is beside entries of the menu, by their ids. Keep the identity stable between renders. */
  readonly marks?: MenuMarks;
  /** What an area finds for what is typed into the command palette. */
  readonly finder?: ComponentType<FinderProps>;
  /** What an area has in the bar at the top of every page. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

const noMarks: MenuMarks = {};

/** Everything around the screens of the dashboard (UI-7). */
export function PrivateShell({ marks = noMarks, finder, tools, children }: PrivateShellProps) {
  const { user } = useSession();
  useSignedOut();
  // Signing out takes a moment to reach the login page: nothing of the old session is shown meanwhile.
  return (
    user && (
      <UserCache key={user.id}>
        <MenuMarksContext value={marks}>
          <Frame user={user} finder={finder} tools={tools}>
            {children}
          </Frame>
        </MenuMarksContext>
      </UserCache>
    )
  );
}

interface FrameProps {
  readonly user: User;
  readonly finder: ComponentType<FinderProps> | undefined;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

function Frame({ user, finder, tools, children }: FrameProps) {
  const t = useMessages(messages);
  const { path } = useNavigation();
  const [folded, setFolded] = useFolded();
  const [overlay, setOverlay] = useState<Overlay>();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(path, main);
  // The palette opens without a wait once the page is quiet; without this its first opening would swallow what is typed.
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), 2000);
    return () => clearTimeout(timer);
  }, []);
  useShortcut({ keys: "Mod+k", label: t("shortcuts.palette"), run: () => setOverlay("palette") });
  useShortcut({ keys: "/", label: t("shortcuts.palette"), run: () => setOverlay("palette") });
  useShortcut({ keys: "?", label: t("shortcuts.list"), run: () => setOverlay("shortcuts") });
  useShortcut({ keys: "Mod+b", label: t("shortcuts.fold"), run: () => setFolded(!folded) });
  const close = (): void => setOverlay(undefined);
  return (
    <chakra.div display="flex" height="calc(100dvh - var(--gh-page-notices, 0px))" overflow="hidden">
      <SkipLink label={t("skip")} target={() => main.current} />
      <chakra.nav
        aria-label={t("navigation")}
        data-toast-room="start"
        display={{ base: "none", md: "flex" }}
        flexDirection="column"
        flexShrink={0}
        width={folded ? "navFolded" : "nav"}
        bg="bg.sunken"
        borderInlineEndWidth="1px"
        borderColor="border.subtle"
        overflow="hidden"
        transition="width 160ms"
      >
        <Logo organisation={user.organisation} folded={folded} />
        <chakra.div flex="1" minH="0" overflowY="auto" px="2" pb="2">
          <SideNav folded={folded} />
        </chakra.div>
        <Account user={user} folded={folded} />
      </chakra.nav>
      <chakra.div display="flex" flexDirection="column" flex="1" minW="0">
        <TopBar
          tools={tools}
          folded={folded}
          onFold={() => setFolded(!folded)}
          onMenu={() => setOverlay("menu")}
          onPalette={() => setOverlay("palette")}
          onShortcuts={() => setOverlay("shortcuts")}
        />
        <chakra.main
          ref={main}
          tabIndex={-1}
          flex="1"
          minH="0"
          minW="0"
          overflow="auto"
          display="flex"
          flexDirection="column"
          outline="none"
        >
          {children}
        </chakra.main>
      </chakra.div>
      {overlay === "palette" && (
        <CommandPalette finder={finder} onClose={close} onShortcuts={() => setOverlay("shortcuts")} />
      )}
      {overlay === "shortcuts" && <ShortcutsDialog onClose={close} />}
      {overlay === "menu" && <MenuDrawer user={user} onClose={close} />}
    </chakra.div>
  );
}

/** A new page begins at its beginning, for the keyboard and for screen readers; filters in the address are no new page. */
function useFocusOnNewPage(path: string, main: { readonly current: HTMLElement | null }): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
