import { createToaster, Toast, Toaster as ChakraToaster } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { SecondsLeft } from "./seconds-left.tsx";

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/**
 * The one stack of messages of a page: below the option bars at the top, above the foot of a grid at the bottom, which is two lines
 * of large buttons on a phone. Hovering or focusing a message keeps it.
 */
export const toaster = createToaster({
  placement: "bottom-end",
  pauseOnPageIdle: true,
  max: 3,
  gap: 8,
  offsets: { top: "1rem", left: "1rem", right: "1rem", bottom: "var(--gh-sizes-toast-foot)" },
});

export interface ToasterProps {
  readonly labels: {
    /** Name of the region for screen readers. */
    readonly region: string;
    readonly close: string;
  };
}

/**
 * Shows the messages given to `toaster.create`. Once per page. `meta.until` (milliseconds since 1970) counts down beside the action:
 * for what can be done for a while only.
 */
export function Toaster({ labels }: ToasterProps) {
  return (
    <ChakraToaster toaster={toaster} aria-label={labels.region} insetInline={{ mdDown: "4" }}>
      {({ type, title, description, action, meta }) => {
        const until: unknown = meta?.["until"];
        const Icon = icons[type as keyof typeof icons] ?? Info;
        return (
          <Toast.Root width={{ md: "sm" }}>
            <Icon
              aria-hidden
              size={20}
              color={`var(--gh-colors-${iconTone[type as keyof typeof iconTone] ?? "state-slate-fg"})`}
            />
            <div style={{ flex: 1, minWidth: 0 }}>
              {title && <Toast.Title>{title}</Toast.Title>}
              {description && <Toast.Description>{description}</Toast.Description>}
            </div>
            {action && (
              <Toast.ActionTrigger>
                {action.label}
                {typeof until === "number" && <SecondsLeft until={until} />}
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
