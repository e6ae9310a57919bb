import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";

export interface SplitPaneProps extends Omit<HTMLChakraProps<"div">, "children"> {
  /** What stands above and takes what remains. */
  readonly children: ReactNode;
  /** What is below; nothing leaves all the room to `children`. */
  readonly below: ReactNode;
  /**
   * Height of what is below, in CSS pixels; undefined makes it as high as its content. What stands above never gets less than
   * `leastAbove`.
   */
  readonly size: number | undefined;
  /** Undefined after a double click on the divider. */
  readonly onSizeChange: (size: number | undefined) => void;
  /** What is below has the height of its content, and no divider. */
  readonly fixed?: boolean;
  /** Default 96, in CSS pixels. */
  readonly least?: number;
  /** Default 120, in CSS pixels. */
  readonly leastAbove?: number;
  readonly labels: {
    /** Name of the divider. */
    readonly divider: string;
  };
}

const step = 24;

/** Two regions, one above the other, with a divider that is dragged or moved by arrow keys (ARIA window splitter). */
export function SplitPane({
  children,
  below,
  size,
  onSizeChange,
  fixed = false,
  least = 96,
  leastAbove = 120,
  labels,
  ...rest
}: SplitPaneProps) {
  const root = useRef<HTMLDivElement>(null);
  const grip = useRef<{ readonly y: number; readonly size: number }>(undefined);
  const [room, setRoom] = useState(0);
  const lower = useRef<HTMLDivElement>(null);
  /** Of what is below, as long as its content says it. */
  const [measured, setMeasured] = useState(least);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientHeight));
    observer.observe(element);
    setRoom(element.clientHeight);
    return () => observer.disconnect();
  }, []);
  const most = Math.max(least, room - leastAbove);
  const split = below !== null && below !== undefined && below !== false;
  const open = split && !fixed;
  const byContent = size === undefined;
  useLayoutEffect(() => {
    const element = lower.current;
    if (!element || !byContent || !open) return undefined;
    const observer = new ResizeObserver(() => setMeasured(element.clientHeight));
    observer.observe(element);
    setMeasured(element.clientHeight);
    return () => observer.disconnect();
  }, [byContent, open]);
  const shown = Math.round(Math.min(Math.max(size ?? measured, least), most));
  const set = (next: number): void => onSizeChange(Math.round(Math.min(Math.max(next, least), most)));

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = { ArrowUp: shown + step, ArrowDown: shown - step, Home: most, End: least }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { y: event.clientY, size: shown };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (grip.current) set(grip.current.size + grip.current.y - event.clientY);
  };
  const onPointerUp = (): void => {
    grip.current = undefined;
  };

  const height = fixed ? "auto" : byContent ? `fit-content(${room > 0 ? `${most}px` : "50%"})` : `${shown}px`;
  return (
    <chakra.div
      ref={root}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows={split ? `minmax(0, 1fr) ${open ? "auto " : ""}${height}` : "minmax(0, 1fr)"}
      minH="0"
      minW="0"
      {...rest}
    >
      <chakra.div display="grid" gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)" minH="0" minW="0">
        {children}
      </chakra.div>
      {split && (
        <>
          {open && (
            <chakra.hr
              border="0"
              aria-orientation="horizontal"
              aria-label={labels.divider}
              aria-valuenow={shown}
              aria-valuemin={least}
              aria-valuemax={most}
              tabIndex={0}
              height="2"
              mt="-1"
              mb="-1"
              position="relative"
              zIndex="docked"
              cursor="row-resize"
              touchAction="none"
              display="grid"
              placeItems="center"
              onKeyDown={onKeyDown}
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
              onPointerCancel={onPointerUp}
              onDoubleClick={() => onSizeChange(undefined)}
              _before={{ content: '""', position: "absolute", insetInline: 0, height: "1px", bg: "border.subtle" }}
              _after={{
                content: '""',
                position: "relative",
                width: "9",
                height: "1",
                borderRadius: "pill",
                bg: "border.strong",
              }}
              _hover={{ _after: { bg: "accent.solid" } }}
            />
          )}
          <chakra.div
            ref={lower}
            borderTopWidth={fixed ? "1px" : "0"}
            display="grid"
            gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
            minH="0"
            minW="0"
          >
            {below}
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}
