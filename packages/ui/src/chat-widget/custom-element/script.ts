/**
 * `/chat/widget.js`: `<script src="https://…/chat/widget.js" data-vendor="NWT" async></script>` puts the chat's button on a page. The
 * attributes of the element are the script's data attributes; the server is the one that the script comes from.
 */
import { defineChatWidget } from "./chat-widget-element.ts";

const taken = ["vendor", "language", "position", "color", "label", "visitor-name", "visitor-email"] as const;

function start(script: HTMLScriptElement): void {
  const element = document.createElement("gatehouse-chat");
  element.setAttribute("server", new URL(script.src).origin);
  for (const name of taken) {
    const value = script.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  document.body.append(element);
}

defineChatWidget();
// A script without a vendor only makes the element known, for pages that write it themselves.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement && currentScript.hasAttribute("data-vendor")) {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => start(currentScript));
  else start(currentScript);
}
