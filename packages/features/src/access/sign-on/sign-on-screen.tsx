import { Button, Spinner } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useApi, useNavigation, usePageTitle, useSession } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { AccessPage, Card } from "../access-page.tsx";
import { useLanding } from "../data/use-landing.ts";
import { SecondStepCard } from "../second-step/second-step-card.tsx";
import { SetUpCard } from "../second-step/set-up-card.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { messages } from "./messages/index.ts";
import { type Failure, failureOf, useBegin } from "./use-begin.ts";

export interface SignOnScreenProps {
  /** Which provider has sent the browser back. */
  readonly provider: string;
  /** The query of the address at which it came back. */
  readonly answer: string;
}

interface Next {
  readonly kind: "secondStep" | "setUp";
  readonly secret: string;
  readonly email: string;
  readonly byPasskey: boolean;
}

/** Where a provider of single sign-on sends browsers back to (ACC-37): in, on to a second factor, or to what went wrong. */
export function SignOnScreen({ provider, answer }: SignOnScreenProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { enter } = useSession();
  const { navigate } = useNavigation();
  const [arrived, setArrived] = useState<string>();
  const [next, setNext] = useState<Next>();
  const [failure, setFailure] = useState<Failure>();
  const again = useBegin();
  const isAsked = useRef(false);
  usePageTitle(t(failure ? "failed.title" : "title"));
  const { run: finish, running } = useOperation(async () => {
    try {
      const { session, next: step, redirectUrl } = await api.access.finishSignOn({ provider, answer });
      setFailure(undefined);
      if (step) {
        const { kind, key, email, ways } = step;
        setNext({ kind, secret: key, email, byPasskey: ways.includes("passkey") });
      }
      if (session) enter(session);
      setArrived(redirectUrl);
    } catch (error) {
      setFailure(failureOf(error));
    }
  });
  useEffect(() => {
    // An answer counts once.
    if (isAsked.current) return;
    isAsked.current = true;
    // What it says is of no use any more, and stays in no list of pages.
    history.replaceState(history.state, "", location.pathname);
    void finish();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the browser comes back
  }, []);
  const shown = again.failure ?? failure;
  // What never reached the server is sent once more; what it has judged begins anew.
  const retry = (): void => {
    if (shown && "error" in shown && again.failure === undefined) void finish();
    else void again.begin({ provider, email: "", redirectUrl: "" });
  };
  const isBusy = running || again.going;
  const back = (): void => navigate("/login", { replace: true });
  return (
    <AccessPage>
      {arrived !== undefined && <Landing redirectUrl={arrived} wait={next !== undefined} />}
      {shown ? (
        <Card id="sign-on-title" title={t("failed.title")}>
          <FailureNotice failure={shown} />
          <Button size="lg" variant="solid" onClick={retry} aria-disabled={isBusy || undefined}>
            {t(isBusy ? "button.going" : "again")}
          </Button>
          <Button variant="plain" alignSelf="start" px="0" onClick={back}>
            <ArrowLeft aria-hidden size={16} /> {t("back")}
          </Button>
        </Card>
      ) : next?.kind === "secondStep" ? (
        <SecondStepCard {...next} onBack={back} />
      ) : next ? (
        <SetUpCard email={next.email} secret={next.secret} onBack={back} />
      ) : (
        <Card id="sign-on-title" title={t("title")} lead={t("lead")}>
          <Spinner color="accent.solid" aria-hidden />
        </Card>
      )}
    </AccessPage>
  );
}

/** Goes on as soon as somebody is signed in. @param wait for the second step, which opens the session */
function Landing({ redirectUrl, wait }: { readonly redirectUrl: string; readonly wait: boolean }) {
  const { state } = useSession();
  const [before] = useState(state);
  return wait && state === before ? null : <Land redirectUrl={redirectUrl} />;
}

function Land({ redirectUrl }: { readonly redirectUrl: string }) {
  useLanding(redirectUrl === "" ? undefined : redirectUrl);
  return null;
}
