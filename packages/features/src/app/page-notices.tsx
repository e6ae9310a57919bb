import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { CircleCheck, CloudOff, RotateCw, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../i18n/index.ts";
import type { ConnectionState } from "./connection/connection.ts";
import { connection, onBack } from "./connection/index.ts";
import { messages } from "./messages/index.ts";
import { useStore } from "./store.ts";
import { dismissPlainToast, plainToasts } from "./toasts.ts";
import { checkVersion, version } from "./version.ts";

/** How long it is said that the connection is back, in milliseconds. */
const shown = 4000;

/** A page that was out of sight for this long asks whether it is still the newest, in milliseconds. */
const longAway = 15 * 60_000;

/** What concerns the page as a whole: no connection, and a newer build. Once on a page. */
export function PageNotices() {
  const connected = useStore(connection.state);
  const build = useStore(version);
  const [postponed, postpone] = useState(false);
  useEffect(() => onBack(() => void checkVersion()), []);
  useEffect(() => {
    let left = performance.now();
    const onChange = (): void => {
      if (document.visibilityState === "hidden") left = performance.now();
      else if (performance.now() - left > longAway) void checkVersion();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
  return (
    <PageNoticeStack>
      <PlainToasts />
      <ConnectionNotice state={connected} />
      {build === "updated" && !postponed && connected === "online" && (
        <UpdateNotice onReload={() => location.reload()} onLater={() => postpone(true)} />
      )}
    </PageNoticeStack>
  );
}

/** Messages for which the code that shows them otherwise could not be fetched. */
export function PlainToasts() {
  const t = useMessages(messages);
  const toasts = useStore(plainToasts);
  return toasts.map((toast) => {
    const { title, description, action } = toast;
    const dismiss = (): void => dismissPlainToast(toast);
    return (
      <Card key={`${title} ${description}`} role={toast.tone === "error" ? "alert" : "status"} pointerEvents="auto">
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
      </Card>
    );
  });
}

/** At the bottom in the middle, over the page, which stays as it is. */
export const PageNoticeStack = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    position="fixed"
    zIndex="toast"
    bottom="3"
    insetInline="0"
    px="3"
    display="flex"
    flexDirection="column"
    alignItems="center"
    gap="2"
    pointerEvents="none"
    css={{ "@media print": { display: "none" } }}
  >
    {children}
  </chakra.div>
);

const Card = ({ children, ...rest }: { readonly children: ReactNode; readonly pointerEvents?: "auto"; readonly role?: string }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="2"
    maxW="2xl"
    px="4"
    py="2"
    borderRadius="panel"
    borderWidth="1px"
    borderColor="border.subtle"
    bg="bg.panel"
    boxShadow="overlay"
    textStyle="sm"
    {...rest}
  >
    {children}
  </chakra.div>
);

/** Says that there is no connection as long as there is none, and for a moment that it is back; each once to screen readers. */
export function ConnectionNotice({ state }: { readonly state: ConnectionState }) {
  const t = useMessages(messages);
  const [wasOffline, setWasOffline] = useState(state === "offline");
  if (state === "offline" && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (state === "offline" || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), shown);
    return () => clearTimeout(timer);
  }, [state, wasOffline]);
  return (
    <div role="status">
      {wasOffline && (
        <Card>
          <chakra.span flexShrink={0} color={state === "offline" ? "state.warn.fg" : "state.ok.fg"}>
            {state === "offline" ? <CloudOff aria-hidden size={18} /> : <CircleCheck aria-hidden size={18} />}
          </chakra.span>
          <chakra.span flex="1" minW="0">
            {state === "offline" ? t("connection.offline") : t("connection.back")}
          </chakra.span>
        </Card>
      )}
    </div>
  );
}

export interface UpdateNoticeProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** The server has a newer build: offered, because whoever is typing decides when. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const t = useMessages(messages);
  return (
    <div role="status">
      <Card pointerEvents="auto">
        <chakra.span flex="1 1 16rem" minW="0">
          <chakra.strong fontWeight="strong">{t("version.title")}</chakra.strong> {t("version.help")}
        </chakra.span>
        <chakra.span display="flex" gap="2" ms="auto">
          <Button type="button" size="sm" variant="ghost" onClick={onLater}>
            {t("version.later")}
          </Button>
          <Button type="button" size="sm" variant="solid" onClick={onReload}>
            <RotateCw aria-hidden /> {t("version.reload")}
          </Button>
        </chakra.span>
      </Card>
    </div>
  );
}
