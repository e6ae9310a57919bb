import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { X } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { useStore } from "../store.ts";
import { dismissPlainToast, plainToasts } from "../toasts.ts";
import { PageNotice } from "./page-notice.tsx";

/** Messages for which the code that shows them otherwise could not be fetched. */
export function PlainToasts() {
  const t = useMessages(messages);
  const toasts = useStore(plainToasts);
  return toasts.map((toast) => {
    const { title, description, action } = toast;
    const dismiss = (): void => dismissPlainToast(toast);
    return (
      <PageNotice
        key={`${title} ${description}`}
        role={toast.tone === "error" ? "alert" : "status"}
        pointerEvents="auto"
      >
        <chakra.span flex="1" minW="0">
          <chakra.strong fontWeight="strong">{title}</chakra.strong> {description}
        </chakra.span>
        {action && (
          <Button
            type="button"
            size="sm"
            onClick={() => {
              action.run();
              dismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton type="button" icon={X} label={t("toast.close")} onClick={dismiss} />
      </PageNotice>
    );
  });
}
