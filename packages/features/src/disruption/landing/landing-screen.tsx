import "./landing.css";
import { type ComponentType, useEffect, useRef } from "react";
import type { RememberedLink } from "../../app/disruption-link/index.ts";
import { Choice } from "./choice.tsx";
import { CustomerCare } from "./customer-care.tsx";
import { useLanding } from "./data/use-landing.ts";
import { type ChatByLinkProps, useLandingChat } from "./landing-chat.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { Questions } from "./questions.tsx";
import { useLandingWords } from "./use-landing-words.ts";
import { Waiting } from "./waiting.tsx";

export interface LandingScreenProps {
  /** The link that the page was opened by; undefined without a search id. */
  readonly link: RememberedLink | undefined;
  /** The chat that its link opens. Default: none is offered. */
  readonly Chat?: ComponentType<ChatByLinkProps>;
  /** Goes to another page of the site. */
  readonly onLeave: (path: string) => void;
}

/** The landing page of a disruption's link (DIS-5), in English and French. */
export function LandingScreen({ link, Chat, onLeave }: LandingScreenProps) {
  const words = useLandingWords();
  const { t } = words;
  const landing = useLanding(link);
  const { status } = landing;
  const info = "info" in status ? status.info : undefined;
  const chat = useLandingChat({ link, info, Chat, onLeave });
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = t("title");
  }, [t]);
  return (
    <>
      <div className="lp">
        <a
          className="vh"
          href="#page"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {t("skip")}
        </a>
        <LandingHeader vendor={info?.vendor} words={words} />
        <main ref={main} id="page" tabIndex={-1}>
          <div className="wrap">
            {info ? (
              <Choice info={info} landing={landing} words={words} onLeave={onLeave} />
            ) : (
              <Waiting landing={landing} words={words} />
            )}
            <div className="low">
              <Questions words={words} />
              <CustomerCare
                info={info}
                lost={!info && status.state !== "searching_data"}
                words={words}
                onChat={chat.open}
              />
            </div>
          </div>
        </main>
        <footer className="foot">
          <div className="wrap">
            <span>{info ? t("runBy", { vendor: info.vendor.name }) : t("footer")}</span>
            <span>{t("notInsurance")}</span>
            <a href="/terms">{t("terms")}</a>
          </div>
        </footer>
      </div>
      {chat.dock}
    </>
  );
}
