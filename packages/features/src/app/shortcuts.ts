import { remember, remembered } from "./device.ts";
import { createRegistry, type Registry } from "./registry.ts";
import { createStore, type Store } from "./store.ts";

/** A key that does something on the page of the moment. */
export interface Shortcut {
  /** One key, with `Mod+` before it for Ctrl or ⌘: `"n"`, `"?"`, `"Mod+k"`. */
  readonly keys: string;
  /** What it does, in the reader's language, for the list under `?`. */
  readonly label: string;
  readonly run: () => void;
  /** A shortcut that is off is listed but does nothing. Default: on. */
  readonly enabled?: boolean;
  /** The widget that has the focus hears the key itself: it is only listed, and works without single keys too. */
  readonly listed?: boolean;
}

export interface Shortcuts extends Registry<Shortcut> {
  /** Whether keys without Ctrl or ⌘ work: speech users turn them off (WCAG 2.1.4). Remembered on this device. */
  readonly singleKeys: Store<boolean>;
  readonly setSingleKeys: (on: boolean) => void;
  /** Runs what the pressed keys mean. @returns whether something ran */
  readonly handle: (event: KeyboardEvent) => boolean;
}

const storageKey = "gatehouse.single-keys";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      "textarea, select, [role=textbox], [role=combobox], input:not([type=checkbox], [type=radio], [type=button], [type=submit])",
    ));

/** Below a dialog, and while one is being loaded, keys are not the page's. */
const inDialog = (): boolean =>
  document.querySelector(
    "[role=dialog][data-state=open], [role=alertdialog][data-state=open], dialog[open], [data-shortcuts=off]",
  ) !== null;

const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined => {
  if (altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Mod+${name}` : name;
};

/** Letters in lower case; named keys ("Enter") as they are. */
const normal = (keys: string): string => {
  const [modifier, key] = keys.startsWith("Mod+") ? ["Mod+", keys.slice(4)] : ["", keys];
  return `${modifier}${key.length === 1 ? key.toLowerCase() : key}`;
};

/** The keyboard shortcuts of the page that is shown, and whether single keys are on. */
export function createShortcuts(): Shortcuts {
  const registry = createRegistry<Shortcut>();
  const singleKeys = createStore(remembered(storageKey) !== "off");
  return {
    ...registry,
    singleKeys,
    setSingleKeys(on) {
      remember(storageKey, on ? undefined : "off");
      singleKeys.set(on);
    },
    handle(event) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return false;
      const keys = pressed(event);
      if (keys === undefined) return false;
      if (!keys.startsWith("Mod+") && (!singleKeys.get() || isTyping(event.target))) return false;
      if (inDialog()) return false;
      // The component that came last is nearest to the reader.
      const found = registry.entries
        .get()
        .findLast((shortcut) => normal(shortcut.keys) === keys && shortcut.enabled !== false && !shortcut.listed);
      if (!found) return false;
      event.preventDefault();
      found.run();
      return true;
    },
  };
}
