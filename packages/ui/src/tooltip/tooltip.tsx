import { chakra } from "@chakra-ui/react";
import {
  cloneElement,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from "react";
import { createPortal } from "react-dom";
import { type Placement, usePosition } from "./use-position.ts";
import { useTooltipState } from "./use-tooltip-state.ts";

/** The events and the attribute that a tooltip adds to its element. */
interface Anchor {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  "aria-describedby"?: string;
}

export interface TooltipProps {
  /** A few words; never the only place where something important stands. */
  readonly content: ReactNode;
  /** One element that passes events and attributes on to what it renders, such as a button. */
  readonly children: ReactElement<Anchor>;
  readonly placement?: Placement;
  readonly disabled?: boolean;
  /** A press opens it too: for a button that is there for its tooltip, so that fingers reach it. */
  readonly tap?: boolean;
}

/**
 * A short explanation on hover and on focus by the keyboard. It can be pointed at, and Escape closes it (WCAG 1.4.13). Hand-made:
 * a positioning library and a state machine in each of a hundred buttons weigh more than all buttons together.
 */
export function Tooltip({ content, children, placement = "bottom", disabled = false, tap = false }: TooltipProps) {
  const id = useId();
  const { anchor, show, hide, keep } = useTooltipState();
  const { props } = children;
  // In a fragment as below: what it is on must not be made again when the tooltip comes or goes, or it would lose the focus.
  if (disabled) return <>{children}</>;
  return (
    <>
      {cloneElement(children, {
        ...(anchor ? { "aria-describedby": [props["aria-describedby"], id].filter(Boolean).join(" ") } : {}),
        onPointerEnter: (event) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== "touch") show(event.currentTarget);
        },
        onPointerLeave: (event) => {
          props.onPointerLeave?.(event);
          hide();
        },
        onPointerDown: (event) => {
          props.onPointerDown?.(event);
          hide(true);
        },
        onFocus: (event) => {
          props.onFocus?.(event);
          if (event.currentTarget.matches(":focus-visible")) show(event.currentTarget, true);
        },
        onBlur: (event) => {
          props.onBlur?.(event);
          hide(true);
        },
        ...(tap && {
          onClick: (event: MouseEvent<HTMLElement>) => {
            props.onClick?.(event);
            // Safari gives no focus by a press, and its loss is what closes the tooltip.
            event.currentTarget.focus();
            show(event.currentTarget, true);
          },
        }),
      })}
      {anchor &&
        createPortal(
          <Tip id={id} anchor={anchor} placement={placement} onPointerEnter={keep} onPointerLeave={() => hide()}>
            {content}
          </Tip>,
          layerOf(anchor),
        )}
    </>
  );
}

/** Where what floats belongs: inside the shadow root of a custom element, or else its styles do not reach it. */
const layerOf = (anchor: HTMLElement): DocumentFragment | HTMLElement => {
  const root = anchor.getRootNode();
  return root instanceof ShadowRoot ? root : document.body;
};

interface TipProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly placement: Placement;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly children: ReactNode;
}

function Tip({ id, anchor, placement, children, ...events }: TipProps) {
  const { ref, position } = usePosition(anchor, placement);
  return (
    <chakra.div
      ref={ref}
      id={id}
      role="tooltip"
      position="fixed"
      style={position}
      zIndex="tooltip"
      width="max"
      maxW="xs"
      px="2"
      py="1"
      borderRadius="control"
      bg="bg.inverted"
      color="fg.inverted"
      fontSize="xs"
      fontWeight="strong"
      animation="fade-in 120ms"
      {...events}
    >
      {children}
    </chakra.div>
  );
}
