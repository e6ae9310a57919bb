import type { Landing } from "./data/use-landing.ts";
import type { LandingWords } from "./use-landing-words.ts";

/** Before there is anything to choose. */
export function Waiting({
  landing: { status, retry },
  words: { t },
}: {
  readonly landing: Landing;
  readonly words: LandingWords;
}) {
  if (status.state === "searching_data")
    return (
      <div className="wait" aria-busy="true">
        <output>{t("searching")}</output>
        <i />
        <i />
        <i />
      </div>
    );
  const [text, help] =
    status.state === "no_search_id"
      ? [t("noSearchId"), t("failedHelp")]
      : status.state === "invalid_data"
        ? [t("invalidData"), t("failedHelp")]
        : [
            t("searchFailed"),
            status.state === "search_failed" && status.failure === "attempts"
              ? t("attemptsHelp")
              : status.state === "search_failed" && status.failure === "network"
                ? t("offlineHelp")
                : t("failedHelp"),
          ];
  return (
    <div role="alert">
      <h1>{text}</h1>
      <p className="muted">{help}</p>
      {status.state !== "no_search_id" && (
        <div className="row">
          <button type="button" className="btn solid" onClick={retry}>
            {t("retry")}
          </button>
        </div>
      )}
    </div>
  );
}
