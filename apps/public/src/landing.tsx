import "@gatehouse/ui/theme/fonts";
import { disruptionApi, DisruptionApiContext, LandingScreen, takeLink } from "@gatehouse/features/disruption/landing";
import { startLanguage } from "@gatehouse/features/i18n";
import { lazy, StrictMode } from "react";
import { createRoot } from "react-dom/client";

// Before anything else: the token is in the address no longer than this takes.
const lang = new URLSearchParams(location.search).get("lang") ?? undefined;
const link = takeLink();
const api = disruptionApi(new URL("/api", location.origin).href);

/** Fetched when somebody asks for it: the page itself is there on a slow phone without it. */
const Chat = lazy(async () => {
  const { LinkChat } = await import("@gatehouse/features/chat/by-link");
  return { default: LinkChat };
});

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  await startLanguage(lang);
  createRoot(root).render(
    <StrictMode>
      <DisruptionApiContext value={api}>
        <LandingScreen link={link} Chat={Chat} onLeave={(path) => location.assign(path)} />
      </DisruptionApiContext>
    </StrictMode>,
  );
}

void start();
