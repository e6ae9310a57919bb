import { useSyncExternalStore } from "react";
import { startColorMode } from "./color-mode-start.ts";

/** What the page looks like. */
export type ColorMode = "light" | "dark";
/** What the reader chose; `system` follows the machine. */
export type ColorModePreference = ColorMode | "system";

const key = "gatehouse.color-mode";
const changed = "gatehouse:color-mode";

/** What a server says, which knows no reader's machine; the browser corrects it before it is seen. */
const onServer = (): ColorMode => "light";
const current = (): ColorMode => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

/**
 * Keeps the page in the reader's light or dark while it is open: the system's, or what was chosen in another tab. An appearance that
 * somebody else gave the page (an app by itself, a page around a frame) stays. Returns what ends it.
 * @param onChange Called after each change.
 */
export function followColorMode(onChange?: () => void): () => void {
  const media = matchMedia("(prefers-color-scheme: dark)");
  const follow = (): void => {
    if (document.documentElement.dataset["themeFrom"] !== "reader") return;
    startColorMode();
    onChange?.();
  };
  // The storage event brings the choice made in another tab.
  const other = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) follow();
  };
  media.addEventListener("change", follow);
  window.addEventListener("storage", other);
  return () => {
    media.removeEventListener("change", follow);
    window.removeEventListener("storage", other);
  };
}

function subscribe(notify: () => void): () => void {
  const unfollow = followColorMode(notify);
  window.addEventListener(changed, notify);
  return () => {
    unfollow();
    window.removeEventListener(changed, notify);
  };
}

/** Remembers the choice on this device and applies it at once. */
export function setColorMode(preference: ColorModePreference): void {
  try {
    if (preference === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, preference);
  } catch {
    // Not remembered, but applied.
  }
  if (preference === "system") startColorMode();
  else {
    const { dataset } = document.documentElement;
    dataset["theme"] = preference;
    dataset["themeFrom"] = "reader";
  }
  window.dispatchEvent(new Event(changed));
}

/** The appearance of the page and how to change it. */
export function useColorMode(): {
  readonly mode: ColorMode;
  readonly setMode: (preference: ColorModePreference) => void;
  readonly toggle: () => void;
} {
  const mode = useSyncExternalStore(subscribe, current, onServer);
  return { mode, setMode: setColorMode, toggle: () => setColorMode(mode === "dark" ? "light" : "dark") };
}
