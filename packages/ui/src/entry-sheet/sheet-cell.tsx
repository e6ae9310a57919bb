import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import type { SheetCell, SheetColumn } from "./sheet.ts";

export interface SheetCellInputProps {
  readonly id: string;
  readonly column: SheetColumn;
  readonly cell: SheetCell;
  /** What the field is called for whom does not see the sheet. */
  readonly label: string;
  /** What confirms it. */
  readonly confirmLabel: (field: string) => string;
  readonly stacked: boolean;
  readonly bordered: boolean;
  /** Id of what says what is wrong. */
  readonly problems: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  readonly onPasteCells: (text: string) => void;
  readonly onConfirm: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEnter: () => void;
}

/** A field of a sheet. What is typed into it stands as it was typed until it is left. */
export function SheetCellInput({
  id,
  column: { kind, label: name, placeholder },
  cell: { shown, edited, mark, problem },
  label,
  confirmLabel,
  stacked,
  bordered,
  problems,
  onType,
  onLeave,
  onPasteCells,
  onConfirm,
  onMove,
  onEnter,
}: SheetCellInputProps) {
  const [isFocused, setFocused] = useState(false);
  const [typed, setTyped] = useState<string>();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isMod = event.ctrlKey || event.metaKey;
    const act = isMod
      ? event.key === "." && mark
        ? onConfirm
        : undefined
      : event.key === "Enter"
        ? event.shiftKey
          ? () => onMove(-1)
          : onEnter
        : event.key === "ArrowDown" && !event.shiftKey
          ? () => onMove(1)
          : event.key === "ArrowUp" && !event.shiftKey
            ? () => onMove(-1)
            : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <chakra.span
      position="relative"
      display="flex"
      flexDirection="column"
      minW="0"
      {...(!stacked && { borderLeftWidth: bordered ? "1px" : undefined, borderColor: "border.subtle" })}
    >
      {stacked && (
        <chakra.label htmlFor={id} color="fg.muted" textStyle="xs">
          {name}
        </chakra.label>
      )}
      <chakra.input
        id={id}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={[mark && `${id}.mark`, problems].filter(Boolean).join(" ") || undefined}
        value={isFocused ? (typed ?? edited) : shown}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        {...(kind === "money" && { inputMode: "decimal" as const })}
        onFocus={(event) => {
          setFocused(true);
          setTyped(undefined);
          // Typing replaces, as in a sheet.
          const field = event.currentTarget;
          queueMicrotask(() => field.select());
        }}
        onBlur={() => {
          setFocused(false);
          setTyped(undefined);
          onLeave();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (!/[\t\n]/.test(text.replace(/\r?\n$/, ""))) return;
          event.preventDefault();
          setTyped(undefined);
          onPasteCells(text);
        }}
        onKeyDown={onKeyDown}
        width="full"
        minW="0"
        px="2"
        pr={mark ? "7" : "2"}
        minH={stacked ? "touch" : "8"}
        bg="transparent"
        color={problem === undefined ? (mark ? "state.violet.fg" : "fg") : "state.bad.fg"}
        textAlign={kind === "money" && !stacked ? "end" : "start"}
        textStyle={kind === "text" ? undefined : kind === "money" ? "figures" : "code"}
        textOverflow="ellipsis"
        outline="none"
        borderRadius={stacked ? "control" : "none"}
        {...(stacked && { borderWidth: "1px", borderColor: "border.control" })}
        _placeholder={{ color: "fg.muted", opacity: 1 }}
        _focusVisible={{ boxShadow: "inset 0 0 0 2px {colors.accent.solid}", bg: "accent.soft" }}
        {...(problem !== undefined && { boxShadow: "inset 0 0 0 1px {colors.state.bad.fg}" })}
      />
      {mark && (
        <>
          <chakra.span id={`${id}.mark`} srOnly>
            {mark.label}
          </chakra.span>
          <chakra.button
            type="button"
            tabIndex={-1}
            aria-label={confirmLabel(label)}
            title={`${mark.label}. ${confirmLabel(name)}`}
            onClick={onConfirm}
            position="absolute"
            right="1"
            bottom={stacked ? "2.5" : "1.5"}
            minW="5"
            height={stacked ? "6" : "5"}
            borderRadius="small"
            bg="state.violet.soft"
            color="state.violet.fg"
            textStyle="xs"
            fontWeight="strong"
            cursor="pointer"
          >
            {mark.letter}
          </chakra.button>
        </>
      )}
    </chakra.span>
  );
}
