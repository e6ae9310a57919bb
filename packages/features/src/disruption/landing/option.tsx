import type { LandingSelection } from "@gatehouse/domain/disruption";
import { Armchair, Check, ChevronRight, CircleCheck, type LucideIcon, Search } from "lucide-react";
import type { LandingWords } from "./use-landing-words.ts";

const optionIcons: Readonly<Record<LandingSelection, LucideIcon>> = {
  NO_SELECTION: CircleCheck,
  LOUNGE_PASS: Armchair,
  ALTERNATIVE_FLIGHTS: Search,
};

interface OptionProps {
  readonly selection: LandingSelection;
  readonly state: "open" | "selected" | "shut";
  readonly words: LandingWords;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** One of what a traveller can choose. */
export function Option({ selection, state, words: { t }, disabled, onChoose }: OptionProps) {
  const Icon = optionIcons[selection];
  const isMain = selection === "ALTERNATIVE_FLIGHTS";
  const look = `choice${isMain ? " main" : ""}${state === "selected" ? " on" : ""}`;
  return (
    <button
      type="button"
      className={look}
      disabled={disabled}
      {...(isMain ? {} : { "aria-haspopup": "dialog" })}
      {...(state === "selected" ? { "aria-current": "true" } : {})}
      onClick={onChoose}
    >
      <span className="ic">
        <Icon aria-hidden size={20} />
      </span>
      <span>
        <b>{t(`option.${selection}`)}</b>
        <small>{t(`option.${selection}.text`)}</small>
        {state === "selected" && (
          <span className="state">
            <Check aria-hidden size={14} />
            {t("selected")}
          </span>
        )}
      </span>
      {!disabled && (
        <span className="go">
          <span>{isMain ? t("search") : t("choose")}</span>
          <ChevronRight aria-hidden size={20} />
        </span>
      )}
    </button>
  );
}
