import { chakra } from "@chakra-ui/react";
import type { MouseEvent } from "react";

/** Where more is to be seen. */
interface ToastTarget {
  readonly label: string;
  /** A path of this site. */
  readonly href: string;
  /** Goes there without loading the page again. */
  readonly follow: () => void;
}

const isTarget = (value: unknown): value is ToastTarget =>
  typeof value === "object" && value !== null && "href" in value && "label" in value && "follow" in value;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface ToastLinkProps {
  /** What came with the message; anything that is no target shows nothing. */
  readonly target: unknown;
  readonly onFollow: () => void;
}

/** A real link in a message: a new tab and a copied address stay the browser's. */
export const ToastLink = ({ target, onFollow }: ToastLinkProps) =>
  isTarget(target) ? (
    <chakra.a
      href={target.href}
      display="inline-block"
      pt="1"
      color="accent.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        target.follow();
        onFollow();
      }}
    >
      {target.label}
    </chakra.a>
  ) : null;
