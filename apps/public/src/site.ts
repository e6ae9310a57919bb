import "@gatehouse/ui/theme/fonts";
import "@gatehouse/features/site/site.css";
import { isDemoName } from "@gatehouse/features/site/demo-names";
import { rememberLanguage } from "@gatehouse/features/i18n/chosen-language";

/**
 * All that runs on a page about the product (SITE-4): its demonstration is fetched when it comes into view, and the language that a
 * reader chooses is remembered for the rest of the site.
 */
const start = async (place: HTMLElement): Promise<void> => {
  const { demo } = place.dataset;
  if (!isDemoName(demo)) return;
  const { showDemo } = await import("./site-demo.tsx");
  await showDemo(place, demo, document.documentElement.lang);
};

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
        whenIdle(() => void start(target).catch(() => undefined));
      }
  },
  { rootMargin: "100px" },
);
for (const place of document.querySelectorAll("[data-demo]")) seen.observe(place);

for (const link of document.querySelectorAll<HTMLElement>("a[data-language]"))
  link.addEventListener("click", () => rememberLanguage(link.dataset["language"]));
