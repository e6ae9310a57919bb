import { chakra } from "@chakra-ui/react";
import type { LoginForm as LoginValues } from "@gatehouse/domain/access";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { usePageTitle, useSession } from "../app/index.ts";
import { arePasskeysHere } from "../app/second-factor/passkeys-here.ts";
import { useMessages } from "../i18n/index.ts";
import { AccessPage, Card } from "./access-page.tsx";
import { useLanding } from "./data/use-landing.ts";
import { useSettings } from "./data/use-settings.ts";
import { DemoUsers } from "./demo-users.tsx";
import { LoginForm, type NextStep } from "./login-form.tsx";
import { messages } from "./messages/index.ts";

const ForgotCard = lazyComponent(() => import("./forgot/forgot-card.tsx").then((loaded) => loaded.ForgotCard));

const SecondStepCard = lazyComponent(() =>
  import("./second-step/second-step-card.tsx").then((loaded) => loaded.SecondStepCard),
);
const PasskeySignIn = lazyComponent(() =>
  import("./second-step/passkey-sign-in.tsx").then((loaded) => loaded.PasskeySignIn),
);
const SignOnButton = lazyComponent(() => import("./sign-on/sign-on-button.tsx").then((loaded) => loaded.SignOnButton));
const SetUpCard = lazyComponent(() => import("./second-step/set-up-card.tsx").then((loaded) => loaded.SetUpCard));

export interface LoginScreenProps {
  /** The address parameter: where to go afterwards. Only paths of this site count. */
  readonly redirectUrl?: string | undefined;
}

/** The login page (ACC-11, DEMO-2), the way to another password (ACC-18), and what comes after the password (ACC-30, ACC-34). */
export function LoginScreen({ redirectUrl }: LoginScreenProps) {
  const t = useMessages(messages);
  const settings = useSettings();
  const { state } = useSession();
  const [filled, setFilled] = useState<LoginValues>();
  const [turn, setTurn] = useState(0);
  const [forgot, setForgot] = useState<string>();
  const [next, setNext] = useState<NextStep>();
  const [email, setEmail] = useState("");
  const back = (typed: string): void => {
    setFilled({ email: typed, password: "" });
    setEmail(typed);
    setTurn(turn + 1);
    setForgot(undefined);
    setNext(undefined);
  };
  usePageTitle(t("title"));
  useLanding(redirectUrl);
  const ended = state.status === "signed-out" && state.reason === "ended";
  const demo = settings?.demo && forgot === undefined && !next ? settings : undefined;
  return (
    <AccessPage
      wide={demo !== undefined}
      foot={
        settings && (
          <chakra.p textStyle="xs" color="fg.muted" pt="4">
            {t("version", { version: settings.version })}
          </chakra.p>
        )
      }
    >
      {forgot !== undefined ? (
        <ForgotCard email={forgot} onBack={back} />
      ) : next?.kind === "secondStep" ? (
        <SecondStepCard {...next} onBack={() => back(next.email)} />
      ) : next ? (
        <SetUpCard email={next.email} secret={next.secret} onBack={() => back(next.email)} />
      ) : (
        <Card id="login-title" title={t("title")} lead={t("lead")}>
          {ended && (
            <Notice tone="info">
              <strong>{t("ended")}</strong> {t("endedHelp")}
            </Notice>
          )}
          <LoginForm key={turn} filled={filled} onForgot={setForgot} onEmail={setEmail} onNext={setNext} />
          {arePasskeysHere() && <PasskeySignIn />}
          {settings?.signOn && <SignOnButton email={email} redirectUrl={redirectUrl ?? ""} />}
        </Card>
      )}
      {demo && (
        <chakra.div
          p={{ base: "5", md: "8" }}
          borderTopWidth={{ base: "1px", md: "0" }}
          borderInlineStartWidth={{ base: "0", md: "1px" }}
          borderColor="border.subtle"
        >
          <DemoUsers
            users={demo.demoUsers}
            password={demo.demoPassword}
            onChoose={(email) => {
              setFilled({ email, password: demo.demoPassword });
              setTurn(turn + 1);
            }}
          />
        </chakra.div>
      )}
    </AccessPage>
  );
}
