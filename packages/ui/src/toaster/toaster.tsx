import { createToaster, Toast, Toaster as ChakraToaster } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect } from "react";
import { createMessageStack } from "./message-stack.ts";
import { SecondsLeft } from "./seconds-left.tsx";
import { ToastLink } from "./toast-link.tsx";
import { toastRoom } from "./toast-room.ts";

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/**
 * The one stack of messages of a page: at the bottom at the start, as wide as what stands along that edge (`data-toast-room="start"`)
 * where something does, so that no work is covered. On a phone at the top, below the bars that say by `data-toast-room="top"` that they
 * are not to be covered. Hovering or focusing a message keeps it.
 */
const store = createToaster({
  placement: matchMedia("(min-width: 48rem)").matches ? "bottom-start" : "top",
  pauseOnPageIdle: true,
  gap: 8,
  offsets: { top: "var(--toast-top, 1rem)", left: "0.5rem", right: "1rem", bottom: "0.5rem" },
});

/** The newest message is shown at once; two are at most. */
export const toaster = createMessageStack(store);

/** Bars come and go with what is selected, panels with what is opened: looked at this often while there are messages, in ms. */
const lookEvery = 150;

/** Keeps messages clear of what is at the edges of the page. */
function useToastRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = (): void => {
      const edges = Array.from(document.querySelectorAll<HTMLElement>("[data-toast-room]"), (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { side: element.dataset["toastRoom"], left, top, right, bottom };
      });
      const { top: free, below, width } = toastRoom(edges, { width: innerWidth, height: innerHeight });
      style.setProperty("--toast-top", `calc(${free}px + var(--gh-spacing-2))`);
      style.setProperty("--toast-width", `${width}px`);
      style.setProperty("--toast-layer", below ? "calc(var(--gh-z-index-overlay) - 1)" : "var(--gh-z-index-toast)");
    };
    const again = (): void => {
      if (store.getVisibleToasts().length > 0) return look();
      clearInterval(timer);
      timer = undefined;
    };
    // Told before the new message is among those that are shown.
    const forget = store.subscribe(() => {
      look();
      timer ??= setInterval(again, lookEvery);
    });
    return () => {
      forget();
      clearInterval(timer);
    };
  }, []);
}

export interface ToasterProps {
  readonly labels: {
    /** Name of the region for screen readers. */
    readonly region: string;
    readonly close: string;
  };
}

/**
 * Shows the messages given to `toaster.create`. Once per page. `meta.until` (milliseconds since 1970) counts down beside the action:
 * for what can be done for a while only. `meta.link` is a `ToastTarget`: where more is to be seen.
 */
export function Toaster({ labels }: ToasterProps) {
  useToastRoom();
  return (
    <ChakraToaster
      toaster={store}
      aria-label={labels.region}
      insetInline={{ mdDown: "4" }}
      // Important, because the stack says its layer itself: above everything.
      css={{ zIndex: "var(--toast-layer, var(--gh-z-index-toast)) !important" }}
    >
      {({ id, type, title, description, action, meta }) => {
        const until: unknown = meta?.["until"];
        const link: unknown = meta?.["link"];
        const Icon = icons[type as keyof typeof icons] ?? Info;
        return (
          <Toast.Root width={{ md: "var(--toast-width)" }}>
            <Icon
              aria-hidden
              size={20}
              color={`var(--gh-colors-${iconTone[type as keyof typeof iconTone] ?? "state-slate-fg"})`}
            />
            {/* So much room for the words, or else the action stands below them. */}
            <div style={{ flex: "1 1 8rem", minWidth: 0 }}>
              {title && <Toast.Title>{title}</Toast.Title>}
              {description && <Toast.Description>{description}</Toast.Description>}
              <ToastLink target={link} onFollow={() => id !== undefined && store.dismiss(id)} />
            </div>
            {action && (
              <Toast.ActionTrigger>
                {action.label}
                {typeof until === "number" && <SecondsLeft key={until} until={until} />}
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger aria-label={labels.close}>
              <X aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </ChakraToaster>
  );
}

const iconTone = {
  success: "state-ok-fg",
  info: "accent-fg",
  warning: "state-warn-fg",
  error: "state-bad-fg",
} as const;
