import "@gatehouse/ui/theme/fonts";
import { ChatFrame, parentOf } from "@gatehouse/features/chat/frame";
import { startLanguage } from "@gatehouse/features/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

/** The chat window that other products show in a frame (CHAT-16). */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const parameters = new URLSearchParams(location.search);
  await startLanguage(parameters.get("lang") ?? undefined);
  createRoot(root).render(
    <StrictMode>
      <ChatFrame vendor={parameters.get("vendor") ?? ""} parent={parentOf(parameters.get("parent"))} />
    </StrictMode>,
  );
}

void start();
