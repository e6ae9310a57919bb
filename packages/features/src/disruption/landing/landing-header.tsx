import type { TripInfo } from "@gatehouse/api/client/disruption";
import { useState } from "react";
import { useAsChatPlace } from "../../app/chat-place/use-chat-place.ts";
import { Mark } from "../../app/mark.tsx";
import { product } from "../../app/product.ts";
import { chooseLanguage, languages, useLanguage } from "../../i18n/index.ts";
import type { LandingWords } from "./use-landing-words.ts";

interface LandingHeaderProps {
  readonly vendor: TripInfo["vendor"] | undefined;
  readonly words: LandingWords;
}

/** Whose page it is, its terms and its language. */
export const LandingHeader = ({ vendor, words: { t } }: LandingHeaderProps) => (
  <header className="head">
    <div className="wrap">
      <span className="brand">
        <Brand vendor={vendor} />
      </span>
      <a href="/terms">{t("terms")}</a>
      {/* Once the chat has been asked for. */}
      <span ref={useAsChatPlace("header")} className="chat-place" />
      <LanguageChoice label={t("language")} />
    </div>
  </header>
);

function Brand({ vendor }: { readonly vendor: TripInfo["vendor"] | undefined }) {
  const [broken, setBroken] = useState(false);
  if (vendor?.logo && !broken)
    return (
      <>
        <img src={vendor.logo} alt="" onError={() => setBroken(true)} />
        {vendor.name}
      </>
    );
  return (
    <>
      <i>
        <Mark size={18} />
      </i>
      {vendor?.name ?? product.name}
    </>
  );
}

function LanguageChoice({ label }: { readonly label: string }) {
  const shown = useLanguage();
  return (
    <fieldset className="lang" aria-label={label}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === shown}
          aria-label={`${code.toUpperCase()} ${name}`}
          onClick={() => void chooseLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
