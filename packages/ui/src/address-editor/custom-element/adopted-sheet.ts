import createCache, { type EmotionCache } from "@emotion/cache";

type Sheet = EmotionCache["sheet"];

/** Emotion's name for the styles of the whole root: they go before those of its parts, which override them. */
const forTheWholeRoot = "-global";

/**
 * Emotion's styles as constructed style sheets that a shadow root adopts. A page whose policy is `style-src 'self'` refuses `style`
 * elements that scripts make; sheets that are adopted it allows. They also stay when the element is moved in the page.
 */
class AdoptedSheet {
  readonly key: string;
  readonly container: Node;
  /** Emotion looks for `style` elements here: there are none. */
  readonly tags: HTMLStyleElement[] = [];
  readonly isSpeedy = true;
  readonly nonce = undefined;
  before: Element | null = null;
  readonly #rules = new CSSStyleSheet();

  constructor({ key, container }: { readonly key: string; readonly container: Node }) {
    this.key = key;
    this.container = container;
    this.#adopt();
  }

  insert(rule: string): void {
    this.#adopt();
    try {
      this.#rules.insertRule(rule, this.#rules.cssRules.length);
    } catch {
      // A rule for another browser: its selector is unknown to this one.
    }
  }

  hydrate(): void {
    // A shadow root that a script makes has nothing from a server.
  }

  flush(): void {
    this.#rules.replaceSync("");
    const root = this.container as ShadowRoot;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#rules);
  }

  #adopt(): void {
    const root = this.container as ShadowRoot;
    const sheets = root.adoptedStyleSheets;
    if (sheets.includes(this.#rules)) return;
    // The parts' sheet is the first that is made, and stays the last.
    const place = this.key.endsWith(forTheWholeRoot) ? sheets.length - 1 : sheets.length;
    root.adoptedStyleSheets = sheets.toSpliced(place, 0, this.#rules);
  }
}

/** A cache that writes its styles into sheets of a shadow root. */
export function cacheIn(root: ShadowRoot): EmotionCache {
  const cache = createCache({ key: "gh", container: root });
  cache.sheet = new AdoptedSheet({ key: cache.key, container: root }) as unknown as Sheet;
  return cache;
}
