import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import type { ComboboxBoxProps, TextSource } from "./types.ts";

type Options<Item> = ComboboxBoxProps<Item> & { readonly listId: string; readonly listLabel: string };

/** Keeps the focus in the input: a press on the list is no way out of it. */
const stay = (event: PointerEvent): void => event.preventDefault();

/** As the ref of the marked option: it is seen as soon as it is marked. */
const show = (option: HTMLElement | null): void => option?.scrollIntoView({ block: "nearest" });

/** Autofill and password managers change the value by an event that names no way of typing, or that says it replaces the text. */
const sourceOf = ({ nativeEvent }: ChangeEvent): TextSource =>
  nativeEvent instanceof InputEvent && !["", "insertReplacementText"].includes(nativeEvent.inputType)
    ? "typed"
    : "filled";

/** Keys that were pressed for options that are still on their way. */
interface PendingKeys {
  /** What was typed then: for another text they mean nothing. */
  readonly text: string;
  readonly moves: readonly (1 | -1)[];
  readonly chooses: boolean;
}

const moveOf = (key: string): 1 | -1 | undefined => (key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : undefined);

/** Keys, focus and pointer of a combobox, as properties of its parts. */
export function useCombobox<Item>(props: Options<Item>) {
  const { text, onTextChange, options, optionKey, onChoose, marks = "first", onBlur, onKeyDown } = props;
  const { listId, listLabel } = props;
  const [isOpen, setOpen] = useState(false);
  // By key: a list that arrives meanwhile may have it elsewhere, or not at all.
  const [chosenKey, setKey] = useState<string>();
  const last = (options?.length ?? 0) - 1;
  const found = options?.findIndex((item) => optionKey(item) === chosenKey) ?? -1;
  const active = last < 0 ? -1 : found < 0 && marks === "first" ? 0 : found;
  const isListed = isOpen && last >= 0;
  const meant = props.meant ?? (last === 0 && text.trim() !== "" ? options?.[0] : undefined);
  const optionId = (index: number): string => `${listId}-${index}`;

  const choose = (item: Item): void => {
    setOpen(false);
    setKey(undefined);
    onChoose(item);
  };
  const move = (by: 1 | -1): void => {
    const from = !isOpen || active < 0 ? (by === 1 ? -1 : last + 1) : active;
    const next = options?.[(from + by + last + 1) % (last + 1)];
    setOpen(true);
    if (next !== undefined) setKey(optionKey(next));
  };
  const [pending, setPending] = useState<PendingKeys>();
  const applyPendingKeys = useEffectEvent(({ text: typed, moves, chooses }: PendingKeys): void => {
    setPending(undefined);
    const count = options?.length ?? 0;
    if (typed !== text || !options || count === 0) return;
    const start = marks === "first" ? 0 : -1;
    const index = moves.reduce<number>(
      (at, by) => (at < 0 && by === -1 ? count - 1 : (at + by + count) % count),
      start,
    );
    const item = options[index] ?? meant;
    if (item === undefined) return;
    if (chooses) choose(item);
    else setKey(optionKey(item));
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- keys that were pressed act when the options come, which is no event
    if (pending && !props.isLoading) applyPendingKeys(pending);
  }, [pending, props.isLoading]);
  /** @returns whether the key waits */
  const deferKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const by = moveOf(event.key);
    if (!props.isLoading || !isOpen || isListed || !(by || event.key === "Enter" || event.key === "Tab")) return false;
    // Tab leaves, and what it would have chosen is chosen once it is there.
    if (event.key !== "Tab") event.preventDefault();
    const { moves, chooses } = pending?.text === text ? pending : { moves: [], chooses: false };
    setPending({ text, moves: by && !chooses ? [...moves, by] : moves, chooses: chooses || !by });
    return true;
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || deferKey(event)) return;
    const item = isListed ? options?.[active] : undefined;
    const by = moveOf(event.key);
    if (by) {
      event.preventDefault();
      move(by);
    } else if (event.key === "Enter" && isListed) {
      // The open list is answered first: no form is sent with half a word in it.
      event.preventDefault();
      const taken = item ?? meant;
      if (taken === undefined) setOpen(false);
      else choose(taken);
    } else if (event.key === "Tab" && item !== undefined) choose(item);
    else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setPending(undefined);
    } else onKeyDown?.(event);
  };
  return {
    isOpen,
    active,
    input: {
      value: text,
      ...(props.hasNoList
        ? {}
        : {
            role: "combobox",
            "aria-autocomplete": "list" as const,
            "aria-expanded": isListed,
            "aria-controls": listId,
          }),
      ...(isListed && active >= 0 ? { "aria-activedescendant": optionId(active) } : {}),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const source = sourceOf(event);
        // What was filled in at once asks for no choice.
        setOpen(source === "typed");
        setKey(undefined);
        onTextChange(event.currentTarget.value, source);
      },
      onKeyDown: keyDown,
      onClick: () => setOpen(true),
      // What is typed next replaces what was chosen.
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setOpen(false);
        setKey(undefined);
        onBlur?.(event);
      },
    },
    list: { id: listId, role: "listbox", "aria-label": listLabel },
    option: (item: Item, index: number) => ({
      id: optionId(index),
      role: "option",
      "aria-selected": index === active,
      ref: index === active ? show : null,
      onPointerDown: stay,
      onClick: () => choose(item),
    }),
    note: { onPointerDown: stay },
    clear: {
      onPointerDown: stay,
      onClick: () => {
        setKey(undefined);
        onTextChange("", "typed");
      },
    },
  } as const;
}
