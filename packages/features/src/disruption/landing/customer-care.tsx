import type { TripInfo } from "@gatehouse/api/client/disruption";
import { Mail, MessageCircle, Phone } from "lucide-react";
import { useCare } from "./data/use-care.ts";
import type { LandingWords } from "./use-landing-words.ts";

interface CustomerCareProps {
  readonly info: TripInfo | undefined;
  /** Nothing was found behind the link, so that only Customer Care of the site can be named. */
  readonly lost: boolean;
  readonly words: LandingWords;
  readonly onChat: (() => void) | undefined;
}

/** Whom one can talk to. */
export function CustomerCare({ info, lost, words: { t }, onChat }: CustomerCareProps) {
  const ofSite = useCare(lost);
  const { email = null, phone = null } = info?.care ?? ofSite ?? {};
  const subject = info ? `?subject=${encodeURIComponent(`${t("booking")} ${info.bookingNo}`)}` : "";
  return (
    <section className="help" id="talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{t("talk")}</h2>
      <p>
        {info ? (
          <>
            {t("talkText")} <span className="mono">{info.bookingNo}</span>.
          </>
        ) : (
          t("talkPlain")
        )}
      </p>
      {onChat && (
        <button type="button" aria-haspopup="dialog" onClick={onChat}>
          <MessageCircle aria-hidden size={20} />
          {t("chat")}
        </button>
      )}
      {email !== null && (
        <a href={`mailto:${email}${subject}`}>
          <Mail aria-hidden size={20} />
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
          <Phone aria-hidden size={20} />
          {phone}
        </a>
      )}
    </section>
  );
}
