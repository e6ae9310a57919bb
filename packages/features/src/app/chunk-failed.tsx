import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import type { FailedChunkProps } from "@gatehouse/ui/lazy";
import { Notice } from "@gatehouse/ui/notice";
import { RotateCw, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessages } from "../i18n/index.ts";
import { connection, onReconnect } from "./connection/index.ts";
import { messages } from "./messages/index.ts";
import { useStore } from "./store.ts";
import { checkVersion, version } from "./version.ts";

/** Fields that somebody may be typing into. */
const fields = "input, textarea, select, [contenteditable]";

/**
 * Whether somebody has gone on with the page since: what would open over it now would take the focus, and the next keys, from them.
 * @param over nobody goes on behind what is in the page
 */
function useWentOn(over: boolean) {
  const wentOn = useRef(false);
  useEffect(() => {
    if (!over) return undefined;
    const stop = new AbortController();
    const go = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest("[data-part-failed]"))) wentOn.current = true;
    };
    for (const sign of ["pointerdown", "keydown", "input"] as const)
      document.addEventListener(sign, go, { capture: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [over]);
  return wentOn;
}

/**
 * Shown in place of a component whose code could not be loaded; what is around it stays. It is fetched again when the network is
 * back, unless somebody types meanwhile and it would open over what they do; and when somebody asks for it.
 */
export function ChunkFailed({ onRetry, retrying, over, onClose }: FailedChunkProps) {
  const t = useMessages(messages);
  const isOffline = useStore(connection.state) === "offline";
  const isUpdated = useStore(version) === "updated";
  useEffect(() => void checkVersion(), []);
  const wentOn = useWentOn(over);
  useEffect(
    () =>
      onReconnect(() => {
        if (!wentOn.current || !document.activeElement?.matches(fields)) onRetry();
      }),
    [onRetry, wentOn],
  );
  useEffect(() => {
    if (!over || !onClose) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [over, onClose]);
  const text = isOffline ? t("part.offline") : isUpdated ? t("part.updated") : t("part.failed");
  const notice = (
    <Notice
      tone="warn"
      alignItems="center"
      textStyle="sm"
      // On a phone the buttons are below the words.
      css={{
        "@media (max-width: 30rem)": {
          flexWrap: "wrap",
          "& > div": { flexBasis: "70%" },
          "& > span:last-child": { marginInlineStart: "auto" },
        },
      }}
      {...(over ? { bg: "bg.panel", boxShadow: "overlay", borderWidth: "1px", borderColor: "border.subtle" } : {})}
      actions={
        <chakra.span display="flex" gap="1" alignItems="center" flexShrink={0}>
          <Button
            type="button"
            size="sm"
            aria-busy={retrying}
            onClick={isUpdated && !isOffline ? () => location.reload() : onRetry}
          >
            <RotateCw aria-hidden /> {isUpdated && !isOffline ? t("version.reload") : t("part.retry")}
          </Button>
          {onClose && <IconButton type="button" icon={X} label={t("part.close")} onClick={onClose} />}
        </chakra.span>
      }
    >
      {text}
    </Notice>
  );
  return over ? (
    <chakra.div
      data-part-failed="over"
      position="fixed"
      zIndex="toast"
      // Above what is said about the connection.
      bottom="calc(var(--gh-page-notices, 0px) + 0.75rem)"
      insetInline="0"
      display="flex"
      justifyContent="center"
      px="4"
      pointerEvents="none"
    >
      <chakra.div maxW="lg" pointerEvents="auto">
        {notice}
      </chakra.div>
    </chakra.div>
  ) : (
    <chakra.div p="2" minW="0">
      {notice}
    </chakra.div>
  );
}
