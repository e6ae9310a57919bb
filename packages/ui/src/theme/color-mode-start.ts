/**
 * Sets `data-theme` before the first paint, and `data-theme-from` as long as it is the reader's own. Runs as an inline script in the head, which the site's policy allows by its hash,
 * and is turned into text by the Vite plugin beside it, so it may use nothing from outside itself.
 */
export function startColorMode(): void {
  let remembered: string | null = null;
  try {
    remembered = localStorage.getItem("gatehouse.color-mode");
  } catch {
    // Storage can be forbidden; then the system decides.
  }
  const dark = remembered === "dark" || (remembered !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const { dataset } = document.documentElement;
  dataset["theme"] = dark ? "dark" : "light";
  dataset["themeFrom"] = "reader";
}
