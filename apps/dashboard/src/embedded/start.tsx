import { isEmbeddedModule } from "@gatehouse/domain/embedding";
import { EmbeddedAlone, EmbeddedPage } from "@gatehouse/features/embedding";
import { startLanguage } from "@gatehouse/features/i18n";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { type ReactNode, StrictMode } from "react";
import { modules } from "./modules.ts";

/** The origin that the address names as the page around; the server lets no other hold the frame (EMB-8). */
const parentIn = (parameters: URLSearchParams): string => {
  const text = parameters.get("parent") ?? "";
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).origin : "";
};

/**
 * Shows the module that the address names, in the frame that it is in.
 * @param show draws the page: what it takes is in what every page has loaded
 */
export async function startEmbedded(show: (page: ReactNode) => void): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  await startLanguage(parameters.get("lang") ?? undefined);
  const name = /^\/embedded\/([\w-]+)\/?$/.exec(location.pathname)?.[1] ?? "";
  const parent = parentIn(parameters);
  const isKnown = isEmbeddedModule(name);
  // A link that leads elsewhere opens a window of its own: the frame is for its module.
  const base = document.createElement("base");
  base.target = "_blank";
  document.head.append(base);
  show(
    <StrictMode>
      <ThemeProvider density="comfortable">
        {isKnown && parent !== "" && window.parent !== window ? (
          <EmbeddedPage
            module={name}
            parent={parent}
            apiUrl={new URL("/api", location.origin).href}
            screen={modules[name]}
          />
        ) : (
          <main>
            <EmbeddedAlone isKnown={isKnown} />
          </main>
        )}
      </ThemeProvider>
    </StrictMode>,
  );
}
