import { ChevronDown } from "lucide-react";
import type { LandingWords } from "./use-landing-words.ts";

/** What travellers ask, with the answers. */
export const Questions = ({ words: { t } }: { readonly words: LandingWords }) => (
  <section aria-labelledby="qa">
    <h2 id="qa">{t("qa")}</h2>
    <Answer question={t("qa.insurance")} answer={t("qa.insurance.text")} open />
    <Answer question={t("qa.option")} answer={t("qa.option.text")} />
    <Answer question={t("qa.pays")} answer={t("qa.pays.text")} />
    <Answer question={t("qa.pass")} answer={t("qa.pass.text")} />
    <Answer question={t("qa.once")} answer={t("qa.once.text")} />
  </section>
);

const Answer = ({
  question,
  answer,
  open = false,
}: {
  readonly question: string;
  readonly answer: string;
  readonly open?: boolean;
}) => (
  <details open={open}>
    <summary>
      {question}
      <ChevronDown aria-hidden size={20} />
    </summary>
    <p>{answer}</p>
  </details>
);
