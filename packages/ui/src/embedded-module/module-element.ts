import { colorOf } from "../chat-widget/protocol.ts";
import {
  type FromModule,
  isModuleMessage,
  type ModuleEvent,
  moduleEvents,
  tellModule,
  type ToModule,
} from "./protocol.ts";

/** Events of the element; they bubble and leave shadow trees. */
export interface ModuleEventMap extends Record<
  `module-${ModuleEvent}`,
  CustomEvent<Readonly<Record<string, unknown>>>
> {
  /** It shows what it is for. */
  "module-open": CustomEvent<void>;
  /** It shows nothing any more, and says why to whoever looks at it. */
  "module-closed": CustomEvent<{ readonly code: string }>;
  /** It is so many CSS pixels high from now on. */
  "module-height": CustomEvent<{ readonly height: number }>;
}

const sheetText = `
  :host { display: block !important; position: static !important; all: initial; }
  iframe { all: initial; display: block; inline-size: 100%; block-size: 30rem; border: 0; color-scheme: auto; }
`;

/** The least that a dialogue of a module fits into, in CSS pixels. */
const least = 480;

/** Where there is no browser the module can still be imported; it defines nothing there. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * `<gatehouse-module server="https://…" vendor="NWT" module="trips" ticket-url="/ticket">`: a part of the product in a frame (EMB-9).
 *
 * | attribute | |
 * |---|---|
 * | `server` | origin of the Gatehouse installation; default: where the script comes from |
 * | `vendor` | code of the vendor, required; this page's origin must be in the vendor's list |
 * | `module` | `fsb`, `trips`, `travel-request`, `ancillary`, `missing-info` or `chat`, required |
 * | `ticket-url` | of the page's own server: answers a POST with `{"ticket": "…"}`; or set the property `ticket` |
 * | `language` | `en` or `fr`; default: that of the page |
 * | `color` | of buttons, `#rrggbb` |
 * | `appearance` | `light` or `dark`; default: as the reader's machine |
 * | `max-height` | in CSS pixels, or `none`; default: the height of the window |
 * | `label` | what the frame is called for those who cannot see it |
 */
export class ModuleElement extends Base {
  /** Set by the script: where it comes from. */
  static server = "";

  /** Asks the page's own server for a ticket. Default: a POST to `ticket-url`. */
  ticket: (() => Promise<string>) | undefined;

  #frame: HTMLIFrameElement | undefined;
  #wanted = 0;
  #shown = 0;

  connectedCallback(): void {
    window.addEventListener("message", this.#listen);
    window.addEventListener("resize", this.#fit);
    if (!this.#frame) this.#load();
  }

  disconnectedCallback(): void {
    window.removeEventListener("message", this.#listen);
    window.removeEventListener("resize", this.#fit);
    // A frame that is moved loads again, and needs another ticket.
    this.#frame?.remove();
    this.#frame = undefined;
  }

  get #origin(): string {
    const server = this.getAttribute("server") ?? ModuleElement.server;
    return URL.canParse(server) ? new URL(server).origin : "";
  }

  get #most(): number {
    const asked = this.getAttribute("max-height");
    if (asked === "none") return Number.MAX_SAFE_INTEGER;
    return Number(asked) > 0 ? Number(asked) : window.innerHeight;
  }

  #load(): void {
    const [module = "", vendor = ""] = ["module", "vendor"].map((name) => this.getAttribute(name) ?? "");
    if (this.#origin === "" || vendor === "" || module === "") {
      // Who puts the element into a page reads this.
      throw new Error("<gatehouse-module> needs the attributes vendor and module, and a server.");
    }
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
    root.adoptedStyleSheets = [sheet];
    const language = this.getAttribute("language") ?? document.documentElement.lang;
    const lang = language.toLowerCase().startsWith("fr") ? "fr" : "en";
    const query = new URLSearchParams({ vendor, lang, parent: location.origin });
    const frame = document.createElement("iframe");
    frame.src = `${this.#origin}/embedded/${encodeURIComponent(module)}?${query.toString()}`;
    frame.title = this.getAttribute("label") ?? `Gatehouse: ${module}`;
    frame.referrerPolicy = "origin";
    root.append(frame);
    this.#frame = frame;
  }

  #tell(message: ToModule): void {
    this.#frame?.contentWindow?.postMessage(tellModule(message), this.#origin);
  }

  readonly #fit = (): void => {
    if (!this.#frame || this.#wanted === 0) return;
    const height = Math.max(least, Math.min(this.#wanted, this.#most));
    if (height === this.#shown) return;
    this.#shown = height;
    // By a property: a page that allows no style attributes allows this.
    this.#frame.style.setProperty("block-size", `${height}px`);
    this.#dispatch("module-height", { height });
  };

  async #giveTicket(): Promise<void> {
    try {
      const ticket = await (this.ticket ?? this.#askForTicket)();
      this.#tell(typeof ticket === "string" && ticket !== "" ? { type: "ticket", ticket } : { type: "no-ticket" });
    } catch {
      this.#tell({ type: "no-ticket" });
    }
  }

  readonly #askForTicket = async (): Promise<string> => {
    const answer = await fetch(this.getAttribute("ticket-url") ?? "", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ module: this.getAttribute("module") }),
      credentials: "same-origin",
    });
    if (!answer.ok) throw new Error(`No ticket: ${answer.status}.`);
    // `#giveTicket` looks at what it is.
    return ((await answer.json()) as { readonly ticket: string }).ticket;
  };

  readonly #listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin || !isModuleMessage(data))
      return;
    // What it says is checked: whoever is asked at this origin may say anything.
    switch (data.type as FromModule["type"]) {
      case "ready":
        this.#tell({
          type: "start",
          color: colorOf(this.getAttribute("color") ?? ""),
          appearance: this.getAttribute("appearance") ?? "",
        });
        break;
      case "ticket":
        void this.#giveTicket();
        break;
      case "height":
        this.#wanted = Math.max(0, Math.min(Math.ceil(Number(data["height"]) || 0), 100_000));
        this.#fit();
        break;
      case "open":
        this.#dispatch("module-open", undefined);
        break;
      case "closed":
        this.#dispatch("module-closed", { code: String(data["code"]).slice(0, 40) });
        break;
      case "event": {
        const name = moduleEvents.find((one) => one === data["name"]);
        const detail = data["detail"];
        if (name && typeof detail === "object" && detail !== null)
          this.#dispatch(`module-${name}`, detail as Readonly<Record<string, unknown>>);
      }
    }
  };

  #dispatch<Name extends keyof ModuleEventMap>(name: Name, detail: ModuleEventMap[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
