import { chakra, type HTMLChakraProps, Kbd } from "@chakra-ui/react";

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** How a key is written on this machine: `Mod+k` is ⌘K on Apple's and Ctrl K elsewhere. */
function written(keys: string): string {
  const upper = (key: string): string => (key.length === 1 ? key.toUpperCase() : (named[key] ?? key));
  if (!keys.startsWith("Mod+")) return upper(keys);
  return isApple() ? `⌘${upper(keys.slice(4))}` : `Ctrl ${upper(keys.slice(4))}`;
}

const named: Readonly<Record<string, string>> = {
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

export interface KeyHintProps extends Omit<HTMLChakraProps<"kbd">, "children"> {
  /** One key, with `Mod+` for Ctrl or ⌘: `"n"`, `"?"`, `"Mod+k"`. */
  readonly keys: string;
}

/**
 * The key that does the same as the control beside it. Decoration for the eye: the control says it itself with
 * `aria-keyshortcuts`. Not shown where there is no keyboard: on phones and under fingers.
 */
export const KeyHint = ({ keys, ...rest }: KeyHintProps) => (
  <Kbd
    aria-hidden
    css={{ "@media (hover: none), (pointer: coarse), (max-width: 48rem)": { display: "none" } }}
    {...rest}
  >
    {written(keys)}
  </Kbd>
);

/** A key in a list of keys, where a screen reader must read it. */
export const KeyName = ({ keys, ...rest }: KeyHintProps) => (
  <chakra.kbd fontFamily="mono" {...rest}>
    <Kbd>{written(keys)}</Kbd>
  </chakra.kbd>
);

/** `aria-keyshortcuts` of a control that a key of this form operates. */
export const ariaKeys = (keys: string): string => {
  const key = keys.startsWith("Mod+") ? keys.slice(4) : keys;
  const name = key.length === 1 ? key.toUpperCase() : key;
  return keys.startsWith("Mod+") ? `Control+${name} Meta+${name}` : name;
};
