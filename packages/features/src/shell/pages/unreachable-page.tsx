import { ErrorState } from "@gatehouse/ui/error-state";
import { useEffect, useState } from "react";
import { usePageTitle, useSession } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** Between two attempts, in milliseconds. */
const pause = 5000;

/** Nobody knows yet whether somebody is signed in, because the server does not answer: tries again by itself. */
export function UnreachablePage({ onReachable }: { readonly onReachable: () => void }) {
  const t = useMessages(messages);
  const { start, state } = useSession();
  const [trying, setTrying] = useState(false);
  usePageTitle(t("unreachable.title"));
  const attempt = async (): Promise<void> => {
    setTrying(true);
    await start(true);
    setTrying(false);
  };
  useEffect(() => {
    const timer = setInterval(() => void attempt(), pause);
    return () => clearInterval(timer);
  });
  const reached = state.status === "signed-in" || state.status === "signed-out";
  useEffect(() => {
    if (reached) onReachable();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the server has answered
  }, [reached]);
  return (
    <ErrorState
      minH="100dvh"
      titleAs="h1"
      labels={{ title: t("unreachable.title"), retry: t("retry") }}
      retrying={trying}
      onRetry={() => void attempt()}
    >
      {t("unreachable.help")}
    </ErrorState>
  );
}
