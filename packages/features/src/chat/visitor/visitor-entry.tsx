import { isEmail } from "@gatehouse/domain/travellers";
import { type FormEvent, useId, useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { GuestDetails, VisitStatus, Visitor } from "./visitor-session.ts";

interface VisitorEntryProps {
  readonly visitor: Visitor;
  readonly status: VisitStatus;
  /** Whether a guest need not say who they are. */
  readonly isKnown: boolean;
  /** Whether there was a conversation before. */
  readonly isAgain: boolean;
  /** What is known of a guest already. */
  readonly known?: GuestDetails;
  readonly onConnect: (details?: GuestDetails) => void;
  readonly onNotNow: () => void;
}

/** Asks before it connects, a guest for name and e-mail address first; says why nobody can come in. */
export function VisitorEntry({ visitor, status, isKnown, isAgain, known, onConnect, onNotNow }: VisitorEntryProps) {
  const t = useMessages(messages);
  const headingId = useId();
  if (status === "open") return null;
  if (status === "connecting" || status === "lost") return <output className="muted">{t(`status.${status}`)}</output>;
  if (status === "unknown" || status === "failed")
    return (
      <div role="alert" className="entry">
        <p>{t(status === "unknown" && visitor.kind === "guest" ? "unknown.guest" : status)}</p>
        {status === "failed" && (
          <div className="row">
            <button type="button" className="btn" onClick={() => onConnect()}>
              {t("retry")}
            </button>
          </div>
        )}
      </div>
    );
  const asksWho = visitor.kind === "guest" && (status === "who" || !isKnown);
  return (
    <section className="entry" aria-labelledby={headingId}>
      <h3 id={headingId}>{t(isAgain ? "connect.again" : "connect.title")}</h3>
      <p>{visitor.kind === "link" ? t("connect.booking", { bookingNo: visitor.bookingNo }) : t("connect.text")}</p>
      {asksWho ? (
        <GuestForm {...(known ? { known } : {})} onConnect={onConnect} onNotNow={onNotNow} />
      ) : (
        <div className="row">
          <button type="button" className="btn" onClick={onNotNow}>
            {t("notNow")}
          </button>
          <button type="button" className="btn solid" onClick={() => onConnect()}>
            {t("connect")}
          </button>
        </div>
      )}
    </section>
  );
}

function GuestForm({ known, onConnect, onNotNow }: Pick<VisitorEntryProps, "known" | "onConnect" | "onNotNow">) {
  const t = useMessages(messages);
  const id = useId();
  const [name, setName] = useState(known?.name ?? "");
  const [email, setEmail] = useState(known?.email ?? "");
  const [isTried, setTried] = useState(false);
  const fields = { name: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) };
  const wrong = { name: name.trim() === "", email: !isEmail(email.trim()) };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (wrong.name) fields.name.current?.focus();
    else if (wrong.email) fields.email.current?.focus();
    else onConnect({ name: name.trim(), email: email.trim() });
  };
  const input = (field: "name" | "email", value: string, change: (next: string) => void) => {
    const isWrong = isTried && wrong[field];
    return (
      <div className="field">
        <label htmlFor={`${id}-${field}`}>{t(field)}</label>
        <input
          ref={fields[field]}
          id={`${id}-${field}`}
          type={field === "email" ? "email" : "text"}
          autoComplete={field}
          maxLength={field === "email" ? 254 : 120}
          required
          value={value}
          aria-invalid={isWrong}
          {...(isWrong ? { "aria-describedby": `${id}-${field}-problem` } : {})}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        {isWrong && (
          <p id={`${id}-${field}-problem`} className="bad">
            {t(`${field}.problem`)}
          </p>
        )}
      </div>
    );
  };
  return (
    <form noValidate onSubmit={send}>
      {input("name", name, setName)}
      {input("email", email, setEmail)}
      <div className="row">
        <button type="button" className="btn" onClick={onNotNow}>
          {t("notNow")}
        </button>
        <button type="submit" className="btn solid">
          {t("connect")}
        </button>
      </div>
    </form>
  );
}
