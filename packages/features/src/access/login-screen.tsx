import { chakra, HStack } from "@chakra-ui/react";
import type { LoginForm as LoginValues } from "@gatehouse/domain/access";
import { useState } from "react";
import { Brand, ColorModeSwitch, LanguageSwitch, usePageTitle, useSession } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { useLanding } from "./data/use-landing.ts";
import { useSettings } from "./data/use-settings.ts";
import { DemoUsers } from "./demo-users.tsx";
import { LoginForm } from "./login-form.tsx";
import { messages } from "./messages/index.ts";
import { Notice } from "@gatehouse/ui/notice";

export interface LoginScreenProps {
  /** The address parameter: where to go afterwards. Only paths of this site count. */
  readonly redirectUrl?: string | undefined;
}

/** The login page (ACC-11, DEMO-2). */
export function LoginScreen({ redirectUrl }: LoginScreenProps) {
  const t = useMessages(messages);
  const settings = useSettings();
  const { state } = useSession();
  const [filled, setFilled] = useState<LoginValues>();
  const [turn, setTurn] = useState(0);
  usePageTitle(t("title"));
  useLanding(redirectUrl);
  const ended = state.status === "signed-out" && state.reason === "ended";
  const demo = settings?.demo ? settings : undefined;
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh" bg="bg.sunken">
      <HStack as="header" justifyContent="space-between" px="gutter" height="topBar">
        <Brand />
        <HStack gap="1">
          <LanguageSwitch />
          <ColorModeSwitch />
        </HStack>
      </HStack>
      <chakra.main
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="center"
        // In the middle where it fits, a little above it on large screens; from the top where it does not.
        justifyContent={{ base: "safe center", md: "flex-start" }}
        px="4"
        pb={{ base: "6", md: "16" }}
        pt={{ base: "2", md: "20" }}
      >
        <chakra.div
          display="grid"
          gridTemplateColumns={{
            base: "minmax(0, 1fr)",
            md: demo ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr)",
          }}
          width="full"
          maxW={demo ? { base: "sm", md: "4xl" } : "sm"}
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="panel"
        >
          <chakra.section
            aria-labelledby="login-title"
            display="flex"
            flexDirection="column"
            gap="5"
            p={{ base: "5", md: "8" }}
          >
            <div>
              <chakra.h1 id="login-title" textStyle="xl">
                {t("title")}
              </chakra.h1>
              <chakra.p color="fg.muted" pt="1">
                {t("lead")}
              </chakra.p>
            </div>
            {ended && (
              <Notice tone="info">
                <strong>{t("ended")}</strong> {t("endedHelp")}
              </Notice>
            )}
            <LoginForm key={turn} filled={filled} />
          </chakra.section>
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
        </chakra.div>
        {settings && (
          <chakra.p textStyle="xs" color="fg.muted" pt="4">
            {t("version", { version: settings.version })}
          </chakra.p>
        )}
      </chakra.main>
    </chakra.div>
  );
}
