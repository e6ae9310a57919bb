import { Button, chakra } from "@chakra-ui/react";
import { Popover } from "@gatehouse/ui/popover";
import { Check, ChevronDown, Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";

export interface ChipOption {
  readonly id: string;
  readonly label: string;
  readonly chosen?: boolean;
  readonly onChoose: () => void;
}

export interface ChipMenuProps {
  readonly what: string;
  /** What is chosen; without it the chip adds something. */
  readonly value?: string | undefined;
  /** The button's whole name. */
  readonly label: string;
  readonly options: readonly ChipOption[];
}

/** A part of what was understood: a button that says it, and a menu of what it could be instead. */
export function ChipMenu({ what, value, label, options }: ChipMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Element>();
  const close = (refocus: boolean): void => {
    setOpen(undefined);
    if (refocus) button.current?.focus();
  };
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[(next + items.length) % items.length]?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        fontWeight="normal"
        borderStyle={value === undefined ? "dashed" : "solid"}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-label={label}
        maxW="full"
        onClick={() => setOpen((there) => (there ? undefined : (button.current ?? undefined)))}
      >
        {value === undefined && <Plus aria-hidden size={14} />}
        <chakra.span color="fg.muted">{what}</chakra.span>{" "}
        {value !== undefined && (
          <chakra.span fontWeight="strong" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {value}
          </chakra.span>
        )}
        {value !== undefined && <ChevronDown aria-hidden size={14} />}
      </Button>
      {open && (
        <Popover role="menu" anchor={open} aria-label={label} onClose={close} onKeyDown={walk}>
          <chakra.div css={menu}>
            {options.map(({ id, label: words, chosen = false, onChoose }) => (
              <button
                key={id}
                type="button"
                role="menuitemradio"
                aria-checked={chosen}
                onClick={() => {
                  close(true);
                  if (!chosen) onChoose();
                }}
              >
                <span>{words}</span>
                {chosen && <Check aria-hidden size={14} />}
              </button>
            ))}
          </chakra.div>
        </Popover>
      )}
    </>
  );
}

const menu = {
  display: "grid",
  p: "1.5",
  minW: "13rem",
  maxW: "min(22rem, 90vw)",
  maxH: "min(24rem, 60vh)",
  overflowY: "auto",
  bg: "bg.panel",
  color: "fg",
  borderWidth: "1px",
  borderRadius: "lg",
  boxShadow: "float",
  "& button": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    px: "2.5",
    py: "1.5",
    borderRadius: "md",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    _focusVisible: { bg: "bg.hover" },
  },
  "& button[aria-checked=true]": { bg: "bg.selected" },
} as const;
