import "@gatehouse/ui/theme/fonts";
import "@gatehouse/features/site/site.css";
import { isDemoName } from "@gatehouse/features/site/demo-names";
import { rememberLanguage } from "@gatehouse/features/i18n/chosen-language";

/**
 * All that runs on a page about the product (SITE-4): its demonstrations are fetched when they come into view of a reader who has begun
 * to do something, and the language that a reader chooses is remembered for the rest of the site.
 */
const start = async (place: HTMLElement): Promise<void> => {
  const { demo } = place.dataset;
  if (!isDemoName(demo)) return;
  const { showDemo } = await import("./site-demo.tsx");
  await showDemo(place, demo, document.documentElement.lang);
};

const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"] as const;
/** Somebody moves, scrolls or types: until then the picture is all that is looked at, and no code is worth the battery. */
const somebodyIsThere = new Promise<void>((resolve) => {
  for (const sign of signs) window.addEventListener(sign, () => resolve(), { once: true, passive: true });
});

/** The page comes first: it has been painted, and the browser has nothing else to do. */
const whenIdle = (begin: () => void): void => {
  const wait = (): void => void ("requestIdleCallback" in window ? requestIdleCallback(begin) : setTimeout(begin, 200));
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
};

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) {
        seen.unobserve(target);
        // Without its code the picture stays, and what the page says in words.
        void somebodyIsThere.then(() => whenIdle(() => void start(target).catch(() => undefined)));
      }
  },
  { rootMargin: "100px" },
);
for (const place of document.querySelectorAll("[data-demo]")) seen.observe(place);

for (const link of document.querySelectorAll<HTMLElement>("a[data-language]"))
  link.addEventListener("click", () => rememberLanguage(link.dataset["language"]));
