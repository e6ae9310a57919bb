import { Button, type ButtonProps } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { Ref } from "react";
import { ariaKeys, KeyHint } from "../key-hint/index.ts";
import { Tooltip } from "../tooltip/index.ts";

export interface IconButtonProps extends Omit<ButtonProps, "children" | "aria-label"> {
  readonly icon: LucideIcon;
  /** What it does, in words: the name for screen readers and the tooltip. */
  readonly label: string;
  /** The key that does the same; shown in the tooltip. */
  readonly keys?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon, with its name on hover and focus. */
export function IconButton({ icon: Icon, label, keys, variant = "ghost", ...rest }: IconButtonProps) {
  const tooltip = (
    <>
      {label} {keys !== undefined && <KeyHint keys={keys} ms="1" />}
    </>
  );
  return (
    <Tooltip content={tooltip}>
      <Button
        variant={variant}
        px="0"
        aria-label={label}
        {...(keys === undefined ? {} : { "aria-keyshortcuts": ariaKeys(keys) })}
        {...rest}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
