import { Drawer, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useScrollFocus } from "../scroll-focus/index.ts";

export interface SidePanelProps {
  readonly open: boolean;
  /** Escape, a click outside and the close button ask for this. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** `start` for navigation, `end` for details. */
  readonly placement?: "start" | "end";
  readonly size?: "xs" | "sm" | "md" | "lg";
  readonly labels: { readonly close: string };
}

/** A panel that slides in at the edge, over the page: details, or the navigation on a phone. */
export function SidePanel({
  open,
  onClose,
  title,
  children,
  footer,
  placement = "end",
  size = "sm",
  labels,
}: SidePanelProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      placement={placement}
      size={size}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={content} data-toast-room={placement}>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <IconButton icon={X} label={labels.close} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Body>{children}</Body>
            {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

const Body = ({ children }: { readonly children: ReactNode }) => (
  <Drawer.Body {...useScrollFocus<HTMLDivElement>()}>{children}</Drawer.Body>
);
