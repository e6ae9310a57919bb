import { chakra, Dialog, Portal } from "@chakra-ui/react";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { useColorMode } from "@gatehouse/ui/theme";
import { Command } from "cmdk";
import { CircleDot, Globe, Keyboard, LogOut, Moon, Sun } from "lucide-react";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { type Action, type FinderProps, type Found, useApp, useNavigation, useStore } from "../app/index.ts";
import { chooseLanguage, useLanguage, useMessages } from "../i18n/index.ts";
import { useMenu } from "./data/use-menu.ts";
import { menuPages } from "./menu-place.ts";
import { messages } from "./messages/index.ts";
import { type NavIcon, navIcon } from "./nav-icons.ts";
import { paletteScore } from "./palette-score.ts";
import { paletteStyles } from "./palette-styles.ts";
import { useLogout } from "./use-logout.ts";
import { useMenuLabel } from "./use-menu-label.ts";

export interface CommandPaletteProps {
  /** Finds what the shell does not know. */
  readonly finder: ComponentType<FinderProps> | undefined;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/**
 * The one command box (QUE-29): check-ins and views, every page of the menu, every action of the page, and what works everywhere: found
 * by typing, run with Enter.
 */
export function CommandPalette({ finder: Finder, onClose, onShortcuts }: CommandPaletteProps) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const pages = usePageActions();
  const general = useGeneralActions(onShortcuts);
  const own = useStore(useApp().actions.entries);
  const [found, setFound] = useState<Found>(nothing);
  const groups = [
    { heading: t("palette.actions"), actions: own },
    ...found.groups,
    { heading: t("palette.pages"), actions: pages },
    { heading: t("palette.general"), actions: general },
  ].filter(({ actions }) => actions.length > 0);
  const first = groups.flatMap(({ actions }) => actions).find(({ disabled }) => !disabled)?.id ?? "";
  const [marked, setMarked] = useState(first);
  const [firstShown, setFirstShown] = useState(first);
  // What a screen offers may arrive late: as long as nothing is typed, the first entry is the marked one.
  if (first !== firstShown) {
    setFirstShown(first);
    if (query === "") setMarked(first);
  }
  const choose = (action: Action): void => {
    onClose();
    // After the dialog has given the focus back: an action may take it elsewhere.
    setTimeout(action.run, 0);
  };
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      size="md"
      placement="top"
      initialFocusEl={() => input.current}
      trapFocus
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={t("palette.title")} overflow="hidden">
            {Finder && <Finder query={query} onFound={setFound} />}
            <chakra.div css={paletteStyles}>
              <Command
                label={t("palette.title")}
                loop
                value={marked}
                onValueChange={setMarked}
                filter={(_, typed, texts) => paletteScore(typed, texts ?? [])}
              >
                <Command.Input
                  ref={input}
                  value={query}
                  onValueChange={setQuery}
                  placeholder={t("palette.placeholder")}
                />
                <Command.List label={t("palette.title")}>
                  {groups.map(({ heading, actions }) => (
                    <Command.Group key={heading} heading={heading}>
                      {actions.map((action) => (
                        <Entry key={action.id} action={action} onChoose={() => choose(action)} />
                      ))}
                    </Command.Group>
                  ))}
                </Command.List>
                {(found.searching || found.failure !== undefined) && query !== "" && (
                  <chakra.output display="block" px="4" pb="2" fontSize="xs" color="fg.muted">
                    {found.failure ?? t("palette.searching")}
                  </chakra.output>
                )}
                <Command.Empty>{found.searching ? null : t("palette.empty", { query })}</Command.Empty>
              </Command>
            </chakra.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const nothing: Found = { query: "", groups: [] };

function Entry({ action, onChoose }: { readonly action: Action; readonly onChoose: () => void }): ReactNode {
  const Icon: NavIcon = action.icon ?? CircleDot;
  return (
    <Command.Item
      value={action.id}
      keywords={[action.label, ...(action.keywords ?? [])]}
      disabled={action.disabled ?? false}
      onSelect={onChoose}
    >
      <Icon aria-hidden size={16} />
      <chakra.span flex="1">{action.label}</chakra.span>
      {action.keys !== undefined && <KeyHint keys={action.keys} />}
    </Command.Item>
  );
}

function usePageActions(): readonly Action[] {
  const { menu } = useMenu();
  const { navigate } = useNavigation();
  const label = useMenuLabel();
  return menuPages(menu ?? []).map((node) => ({
    id: `page.${node.mid}`,
    label: label(node),
    icon: navIcon(node.mid),
    keywords: [node.name, node.path],
    run: () => navigate(node.path),
  }));
}

/** In both languages: who is lost in one looks for the way out in the other. */
const keywords = {
  mode: ["theme", "dark", "light", "night", "day", "colours", "thème", "sombre", "clair", "nuit", "jour", "couleurs"],
  language: ["language", "langue", "english", "french", "anglais", "français", "EN", "FR"],
} as const;

function useGeneralActions(onShortcuts: () => void): readonly Action[] {
  const t = useMessages(messages);
  const { mode, toggle } = useColorMode();
  const language = useLanguage();
  const logout = useLogout();
  return [
    {
      id: "general.mode",
      label: mode === "dark" ? t("palette.light") : t("palette.dark"),
      icon: mode === "dark" ? Sun : Moon,
      keywords: keywords.mode,
      run: toggle,
    },
    {
      id: "general.language",
      label: t("palette.language"),
      icon: Globe,
      keywords: keywords.language,
      run: () => void chooseLanguage(language === "fr" ? "en" : "fr"),
    },
    { id: "general.shortcuts", label: t("shortcuts.open"), icon: Keyboard, keys: "?", run: onShortcuts },
    {
      id: "general.logout",
      label: t("logout"),
      icon: LogOut,
      run: logout,
    },
  ];
}
