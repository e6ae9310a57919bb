/**
 * Hides a picture of the start page in a language that the reader did not choose on this device. Stands as text in the page, so it
 * may use nothing from outside itself.
 */
export function pictureLanguage(): void {
  try {
    const chosen = localStorage.getItem("gatehouse.language");
    if (chosen && chosen !== document.documentElement.lang) document.documentElement.dataset["picture"] = "hidden";
  } catch {
    // Storage can be forbidden; then nothing was chosen.
  }
}
