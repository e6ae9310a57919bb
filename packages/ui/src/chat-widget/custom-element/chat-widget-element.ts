import { colorOf, type FromChatWindow, inkOn, isTold, tell, type ToChatWindow } from "../protocol.ts";
import { widgetSheet } from "../widget-sheet.ts";
import { createLoadingPanel, type LoadingPanel } from "./loading-panel.ts";

/** Events of the element; they bubble and leave shadow trees. */
export interface ChatWidgetEventMap {
  "chat-open": CustomEvent<void>;
  "chat-minimise": CustomEvent<void>;
  /** The visitor has come in, or has left. */
  "chat-connection": CustomEvent<{ readonly isOpen: boolean }>;
  /** Messages that the visitor has not seen. */
  "chat-unread": CustomEvent<{ readonly count: number }>;
}

const words = {
  en: {
    open: "Chat with a travel agent",
    unread: (count: number) => (count === 1 ? "1 new message" : `${count} new messages`),
  },
  fr: {
    open: "Discuter avec un agent de voyage",
    unread: (count: number) => (count < 2 ? `${count} nouveau message` : `${count} nouveaux messages`),
  },
} as const;

/** How long the window may take before the visitor is told that it does not come, in milliseconds. It may still come afterwards. */
const patience = 20_000;

/** How long it may take from when its page has been loaded: an answer that is no window (a refusal, an error) says nothing either. */
const patienceOnceLoaded = 10_000;

/** Where there is no browser the module can still be imported; it defines nothing there. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * `<gatehouse-chat server="https://…" vendor="NWT">`: a button, and the chat window in a frame that is loaded when it is opened first.
 *
 * | attribute | |
 * |---|---|
 * | `server` | origin of the Gatehouse installation, required |
 * | `vendor` | code of the vendor whose staff answer, required; this page's origin must be in the vendor's list |
 * | `language` | `en` or `fr`; default: that of the page |
 * | `position` | `left` or `right`; default: right |
 * | `color` | of buttons, `#rrggbb` |
 * | `label` | of the button; default: "Chat with a travel agent" |
 * | `visitor-name`, `visitor-email` | what is known of the visitor already; they are asked all the same |
 */
export class ChatWidgetElement extends Base {
  static readonly observedAttributes = ["color", "label", "language"];

  #launcher: HTMLButtonElement | undefined;
  #frame: HTMLIFrameElement | undefined;
  #panel: LoadingPanel | undefined;
  /** Whether the window has said that it is there. */
  #isReady = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #unread = 0;

  connectedCallback(): void {
    if (!this.#launcher) this.#build();
    window.addEventListener("message", this.#listen);
  }

  disconnectedCallback(): void {
    window.removeEventListener("message", this.#listen);
    clearTimeout(this.#waiting);
    // A frame that leaves its page forgets everything, and would come back as one that nobody awaits.
    this.#frame?.remove();
    this.#panel?.element.remove();
    this.#frame = undefined;
    this.#panel = undefined;
    this.#isReady = false;
    if (this.#launcher) this.#launcher.hidden = false;
  }

  attributeChangedCallback(): void {
    this.#show();
  }

  /** Opens the window, and loads it the first time; until it has come, a panel in its place says so. */
  open(): void {
    const launcher = this.#launcher;
    if (!launcher || launcher.hidden) return;
    const frame = this.#frame ?? this.#load();
    launcher.hidden = true;
    if (this.#isReady) {
      this.#tell({ type: "open" });
      frame.hidden = false;
      frame.focus();
    } else this.#panel?.show(this.#language, this.#label);
    this.#dispatch("chat-open", undefined);
  }

  /** Leaves the button alone; the conversation goes on. */
  minimise(): void {
    if (!this.#launcher?.hidden) return;
    if (this.#frame) this.#frame.hidden = true;
    this.#panel?.hide();
    this.#launcher.hidden = false;
    this.#launcher.focus();
    this.#dispatch("chat-minimise", undefined);
  }

  get #origin(): string {
    const server = this.getAttribute("server") ?? "";
    return URL.canParse(server) ? new URL(server).origin : "";
  }

  get #language(): "en" | "fr" {
    const asked = this.getAttribute("language") ?? document.documentElement.lang;
    return asked.toLowerCase().startsWith("fr") ? "fr" : "en";
  }

  get #label(): string {
    return this.getAttribute("label") ?? words[this.#language].open;
  }

  get #keyName(): string {
    return `gatehouse.chat.${this.getAttribute("vendor") ?? ""}`;
  }

  /** What opens the visitor's conversation again, where the browser lets the frame keep nothing. */
  get #key(): string {
    try {
      return localStorage.getItem(this.#keyName) ?? "";
    } catch {
      return "";
    }
  }

  set #key(key: string) {
    try {
      localStorage.setItem(this.#keyName, key);
    } catch {
      // The visitor says again who they are.
    }
  }

  #build(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(widgetSheet);
    root.adoptedStyleSheets = [sheet];
    const launcher = document.createElement("button");
    launcher.type = "button";
    launcher.className = "launcher";
    launcher.setAttribute("aria-haspopup", "dialog");
    launcher.addEventListener("click", () => this.open());
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", "M7.9 20A9 9 0 1 0 4 16.1L2 22Z");
    svg.append(path);
    launcher.append(svg);
    root.append(launcher);
    this.#launcher = launcher;
    this.#show();
  }

  #show(): void {
    const launcher = this.#launcher;
    if (!launcher) return;
    const color = colorOf(this.getAttribute("color") ?? "");
    // By properties: a page that allows no style attributes allows this.
    launcher.style.setProperty("--color", color === "" ? null : color);
    launcher.style.setProperty("--ink", color === "" ? null : inkOn(color));
    const count = this.#unread;
    launcher.setAttribute(
      "aria-label",
      count > 0 ? `${this.#label}, ${words[this.#language].unread(count)}` : this.#label,
    );
    launcher.querySelector("b")?.remove();
    if (count > 0) {
      const badge = document.createElement("b");
      badge.setAttribute("aria-hidden", "true");
      badge.textContent = String(count);
      launcher.append(badge);
    }
    if (this.#frame) this.#frame.title = this.#label;
  }

  #load(): HTMLIFrameElement {
    const origin = this.#origin;
    const vendor = this.getAttribute("vendor") ?? "";
    if (origin === "" || vendor === "") {
      // Who puts the element into a page reads this.
      throw new Error("<gatehouse-chat> needs the attributes server and vendor.");
    }
    const frame = document.createElement("iframe");
    const query = new URLSearchParams({ vendor, lang: this.#language, parent: location.origin });
    const source = `${origin}/chat/window?${query.toString()}`;
    frame.src = source;
    frame.title = this.#label;
    frame.referrerPolicy = "origin";
    frame.hidden = true;
    frame.addEventListener("load", () => {
      if (!this.#isReady) this.#await(patienceOnceLoaded);
    });
    const panel = createLoadingPanel(
      () => this.minimise(),
      () => {
        frame.src = source;
        panel.wait();
        this.#await(patience);
      },
    );
    this.#panel = panel;
    this.#frame = frame;
    this.shadowRoot?.append(panel.element, frame);
    this.#await(patience);
    return frame;
  }

  /** @param milliseconds until the visitor is told that the window does not come */
  #await(milliseconds: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#panel?.fail(), milliseconds);
  }

  /** The window has come: it takes the panel's place, where the visitor still looks at it, and the focus. */
  #arrive(): void {
    clearTimeout(this.#waiting);
    this.#isReady = true;
    const isOpen = this.#launcher?.hidden === true;
    const hadFocus = this.shadowRoot?.activeElement !== null;
    this.#panel?.hide();
    this.#panel?.wait();
    if (this.#frame && isOpen) {
      this.#frame.hidden = false;
      if (hadFocus) this.#frame.focus();
    }
    this.#tell({
      type: "start",
      name: this.getAttribute("visitor-name") ?? "",
      email: this.getAttribute("visitor-email") ?? "",
      color: colorOf(this.getAttribute("color") ?? ""),
      key: this.#key,
    });
  }

  #tell(message: ToChatWindow): void {
    this.#frame?.contentWindow?.postMessage(tell(message), this.#origin);
  }

  readonly #listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin || !isTold(data)) return;
    // What it says is checked: whoever is asked at this origin may say anything.
    switch (data.type as FromChatWindow["type"]) {
      case "ready":
        this.#arrive();
        break;
      case "key":
        if (typeof data["key"] === "string") this.#key = data["key"].slice(0, 200);
        break;
      case "minimise":
        this.minimise();
        break;
      case "unread": {
        const count = Math.max(0, Math.min(Number(data["count"]) || 0, 999));
        if (count === this.#unread) break;
        this.#unread = count;
        this.#show();
        this.#dispatch("chat-unread", { count });
        break;
      }
      case "connection":
        this.#dispatch("chat-connection", { isOpen: data["isOpen"] === true });
    }
  };

  #dispatch<Name extends keyof ChatWidgetEventMap>(name: Name, detail: ChatWidgetEventMap[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Makes `<gatehouse-chat>` known to the page, once. */
export function defineChatWidget(): void {
  if (typeof customElements !== "undefined" && !customElements.get("gatehouse-chat"))
    customElements.define("gatehouse-chat", ChatWidgetElement);
}
