import { chakra } from "@chakra-ui/react";
import type { EmbeddedModule } from "@gatehouse/domain/embedding";
import { type ComponentType, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { AppProvider } from "../app/app-provider.tsx";
import { createApp } from "../app/app.ts";
import { showLook } from "../app/host-look.ts";
import { type Navigation, NavigationProvider } from "../app/navigation.tsx";
import { OutcomeContext } from "../app/outcome.ts";
import { useStore } from "../app/store.ts";
import { UserCache } from "../app/user-cache.tsx";
import { useMessages } from "../i18n/index.ts";
import { createEmbeddedSession, type EmbeddedSession, type OpenedModule } from "./embedded-session.ts";
import { Closed } from "./embedded-states.tsx";
import { createHost, type Host } from "./host.ts";
import { messages } from "./messages/index.ts";
import { useHeight } from "./use-height.ts";

export interface EmbeddedScreenProps {
  /** What the ticket has opened. */
  readonly opened: OpenedModule;
}

/** A module as the app puts it together. */
export interface EmbeddedScreen {
  readonly Screen: ComponentType<EmbeddedScreenProps>;
  /** CSS pixels that a module would like to be high which scrolls inside itself; others are as high as what they show. */
  readonly height?: number;
}

export interface EmbeddedPageProps {
  readonly module: EmbeddedModule;
  /** Exact origin of the page around. */
  readonly parent: string;
  /** Base address of the calls, `https://…/api` */
  readonly apiUrl: string;
  readonly screen: EmbeddedScreen;
}

/** Another page of the product is another window: a frame shows its own module only. */
const elsewhere: Navigation = {
  path: "/embedded",
  href: "/embedded",
  navigate: (href) => void window.open(href, "_blank", "noopener"),
};

/** A module in a frame of another product's page: it is opened and kept open by tickets of that page (EMB-3, EMB-6). */
export function EmbeddedPage({ module, parent, apiUrl, screen }: EmbeddedPageProps) {
  const [{ host, embedded, app }] = useState(() => {
    const speaking = createHost(parent, showLook);
    const opening = createEmbeddedSession({ apiUrl, host: speaking, module, parent });
    return { host: speaking, embedded: opening, app: createApp(apiUrl, opening.session) };
  });
  useEffect(() => {
    void embedded.open();
    return () => embedded.session.close();
  }, [embedded]);
  return (
    <NavigationProvider value={elsewhere}>
      <AppProvider app={app}>
        <OutcomeContext value={host.event}>
          <Shown host={host} embedded={embedded} screen={screen} />
        </OutcomeContext>
      </AppProvider>
    </NavigationProvider>
  );
}

interface ShownProps {
  readonly host: Host;
  readonly embedded: EmbeddedSession;
  readonly screen: EmbeddedScreen;
}

function Shown({ host, embedded, screen: { Screen, height } }: ShownProps) {
  const t = useMessages(messages);
  const phase = useStore(embedded.phase);
  const page = useRef<HTMLDivElement>(null);
  const isOpen = phase.status === "open";
  useHeight(page, host, isOpen ? height : undefined);
  const opened = isOpen ? phase.opened : undefined;
  const own = useMemo(() => opened && <Screen opened={opened} />, [opened, Screen]);
  return (
    <chakra.div
      ref={page}
      display="flex"
      flexDirection="column"
      {...(isOpen && height !== undefined ? { height: "calc(100dvh - var(--gh-page-notices, 0px))" } : {})}
    >
      {phase.status === "opening" && (
        <chakra.output p="6" color="fg.muted" aria-busy="true">
          {t("opening")}
        </chakra.output>
      )}
      {phase.status === "closed" && <Closed code={phase.code} onRetry={() => void embedded.open()} />}
      {opened && (
        <>
          <Vendor vendor={opened.vendor} />
          <chakra.main display="flex" flexDirection="column" flex="1" minH="0" minW="0">
            <UserCache key={opened.session?.user.id ?? ""}>
              <Suspense fallback={<chakra.output p="6">{t("opening")}</chakra.output>}>{own}</Suspense>
            </UserCache>
          </chakra.main>
        </>
      )}
    </chakra.div>
  );
}

/** Whose module it is: its logo, or its name where it has none or it does not load. */
function Vendor({ vendor: { name, logo } }: Pick<OpenedModule, "vendor">) {
  const [broken, setBroken] = useState(false);
  return (
    <chakra.header px={{ base: "3", md: "gutter" }} pt="3" minH="9" fontWeight="strong">
      {logo !== null && !broken ? (
        <chakra.img src={logo} alt={name} onError={() => setBroken(true)} maxH="7" objectFit="contain" />
      ) : (
        name
      )}
    </chakra.header>
  );
}
