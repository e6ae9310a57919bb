const words = {
  en: {
    opening: "Opening the chat…",
    failed: "The chat cannot be reached. Check your connection and try again.",
    again: "Try again",
    close: "Minimise",
  },
  fr: {
    opening: "Ouverture de la conversation…",
    failed: "Impossible d’ouvrir la conversation. Vérifiez votre connexion et réessayez.",
    again: "Réessayer",
    close: "Réduire",
  },
} as const;

export interface LoadingPanel {
  readonly element: HTMLElement;
  /** Shows it, in a language and with the title of the window that is awaited; the focus goes to its first button. */
  readonly show: (language: "en" | "fr", title: string) => void;
  readonly hide: () => void;
  /** Says that the window did not come, and offers to try again. */
  readonly fail: () => void;
  /** Says again that the window is awaited. */
  readonly wait: () => void;
}

/**
 * Stands where the window will be until it has come: on a slow phone that takes seconds, and where the installation cannot be reached
 * nothing else could be closed.
 * @param onMinimise by its button and by Escape
 */
export function createLoadingPanel(onMinimise: () => void, onRetry: () => void): LoadingPanel {
  const element = document.createElement("section");
  element.hidden = true;
  element.setAttribute("role", "dialog");
  const title = document.createElement("h2");
  const close = document.createElement("button");
  close.type = "button";
  const head = document.createElement("header");
  head.append(title, close);
  const spinner = document.createElement("i");
  spinner.setAttribute("aria-hidden", "true");
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const retry = document.createElement("button");
  retry.type = "button";
  retry.className = "retry";
  const body = document.createElement("div");
  body.append(spinner, status, retry);
  element.append(head, body);

  let language: "en" | "fr" = "en";
  let isFailed = false;
  const say = (): void => {
    status.textContent = words[language][isFailed ? "failed" : "opening"];
    spinner.hidden = isFailed;
    retry.hidden = !isFailed;
  };
  close.addEventListener("click", onMinimise);
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") onMinimise();
  });
  retry.addEventListener("click", () => {
    // The button goes; who pressed it is not left nowhere.
    close.focus();
    onRetry();
  });
  return {
    element,
    show(nextLanguage, label) {
      language = nextLanguage;
      title.textContent = label;
      element.setAttribute("aria-label", label);
      element.lang = language;
      close.setAttribute("aria-label", words[language].close);
      retry.textContent = words[language].again;
      say();
      element.hidden = false;
      close.focus();
    },
    hide() {
      element.hidden = true;
    },
    fail() {
      isFailed = true;
      say();
    },
    wait() {
      isFailed = false;
      say();
    },
  };
}
