import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from "react";
import type { ComboboxBoxProps, TextSource } from "./types.ts";

type Wish<Item> = ComboboxBoxProps<Item> & { readonly listId: string; readonly listLabel: string };

/** Keeps the focus in the input: a press on the list is no way out of it. */
const stay = (event: PointerEvent): void => event.preventDefault();

/** As the ref of the marked option: it is seen as soon as it is marked. */
const show = (option: HTMLElement | null): void => option?.scrollIntoView({ block: "nearest" });

/** Autofill and password managers change the value by an event that names no way of typing, or that says it replaces the text. */
const sourceOf = ({ nativeEvent }: ChangeEvent): TextSource =>
  nativeEvent instanceof InputEvent && !["", "insertReplacementText"].includes(nativeEvent.inputType)
    ? "typed"
    : "filled";

/** Keys, focus and pointer of a combobox, as properties of its parts. */
export function useCombobox<Item>(wish: Wish<Item>) {
  const { text, onTextChange, options, optionKey, onChoose, marks = "first", onBlur, onKeyDown } = wish;
  const { listId, listLabel } = wish;
  const [isOpen, setOpen] = useState(false);
  // By key: a list that arrives meanwhile may have it elsewhere, or not at all.
  const [chosenKey, setKey] = useState<string>();
  const last = (options?.length ?? 0) - 1;
  const found = options?.findIndex((item) => optionKey(item) === chosenKey) ?? -1;
  const active = last < 0 ? -1 : found < 0 && marks === "first" ? 0 : found;
  const isListed = isOpen && last >= 0;
  const meant = wish.meant ?? (last === 0 && text.trim() !== "" ? options?.[0] : undefined);
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
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const item = isListed ? options?.[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
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
    } else onKeyDown?.(event);
  };
  return {
    isOpen,
    active,
    input: {
      value: text,
      ...(wish.listless
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
