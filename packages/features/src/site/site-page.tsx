import "./site.css";
import { pagesBelow, partOf, type SiteLanguage, type SitePage, siteParts, sitePath } from "@gatehouse/domain/site";
import { Check, ChevronRight, Menu, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "../app/brand.tsx";
import { languages, useMessages } from "../i18n/index.ts";
import { type SitePageText, siteTexts } from "./content/index.ts";
import { type DemoName, demosOf } from "./demo-names.ts";
import { messages } from "./messages/index.ts";

export interface SitePageProps {
  readonly page: SitePage;
  readonly language: SiteLanguage;
  /** What its demonstrations show before anybody has touched them. */
  readonly pictures?: Partial<Readonly<Record<DemoName, ReactNode>>>;
}

/** A page about the product: HTML that is complete without any script (SITE-2). Links are addresses, also to the apps of the site. */
export function SitePageView({ page, language, pictures = {} }: SitePageProps) {
  const t = useMessages(messages);
  const texts = siteTexts[language];
  const text = texts[page];
  const part = partOf(page);
  const [demo, ...others] = demosOf(page);
  return (
    <div className="st">
      <a className="st-skip" href="#content">
        {t("skip")}
      </a>
      <Header page={page} language={language} />
      <main id="content" tabIndex={-1} className="st-wrap">
        <div className={demo ? "st-hero" : "st-hero st-alone"}>
          <div className="st-words">
            <p className="st-path">{page === part ? text.name : <Crumbs page={page} language={language} />}</p>
            <h1>{text.heading}</h1>
            <p className="st-lead">{text.lead}</p>
            <Benefits text={text} />
            <Actions page={page} language={language} />
          </div>
          {demo && <Demo demo={demo} picture={pictures[demo]} />}
        </div>
        {others.map((other) => (
          <Demo key={other} demo={other} picture={pictures[other]} />
        ))}
        <Steps text={text} />
        {page === part && <Cards part={part} language={language} />}
        <Sections text={text} />
        {page !== part && <More page={page} language={language} />}
      </main>
      <Footer language={language} />
    </div>
  );
}

/** A demonstration in its place: a picture of it until its code is there (SITE-4). */
function Demo({ demo, picture }: { readonly demo: DemoName; readonly picture: ReactNode }) {
  const t = useMessages(messages);
  const heading = `try-${demo}`;
  return (
    <section className="st-demo" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t(demo === "chat" || demo === "address" ? `try.${demo}` : "try")}</h2>
        <span>{t("sample")}</span>
      </header>
      <div className="st-live" data-demo={demo}>
        <div aria-hidden="true" inert>
          {picture}
        </div>
      </div>
      <noscript>
        <p className="st-without">{t("noScript")}</p>
      </noscript>
    </section>
  );
}

function Header({ page, language }: Pick<SitePageProps, "page" | "language">) {
  const t = useMessages(messages);
  const texts = siteTexts[language];
  const links = (
    <ul>
      {siteParts.map((part) => (
        <li key={part}>
          <a href={sitePath(part, language)} aria-current={current(page, part)}>
            {texts[part].name}
          </a>
        </li>
      ))}
      <li>
        <a href={searchPath(language)}>{t("search")}</a>
      </li>
      <li>
        <a href="/login">{t("signIn")}</a>
      </li>
    </ul>
  );
  return (
    <header className="st-head">
      <div className="st-wrap">
        <a className="st-logo" href={searchPath(language)}>
          <Brand />
        </a>
        <nav className="st-nav" aria-label={t("main")}>
          {links}
        </nav>
        <nav className="st-lang" aria-label={t("language")}>
          {languages.map(({ code, name }) => (
            <a
              key={code}
              href={sitePath(page, code)}
              hrefLang={code}
              lang={code}
              data-language={code}
              aria-label={`${code.toUpperCase()} ${name}`}
              aria-current={code === language ? "true" : undefined}
            >
              {code.toUpperCase()}
            </a>
          ))}
        </nav>
        <details className="st-menu">
          <summary aria-label={t("menu")}>
            <Menu aria-hidden size={22} />
          </summary>
          <nav aria-label={t("menu")}>{links}</nav>
        </details>
      </div>
    </header>
  );
}

const current = (page: SitePage, part: SitePage): "page" | "true" | undefined => {
  if (page === part) return "page";
  return partOf(page) === part ? "true" : undefined;
};

/** Flight search, in the language of the page. */
const searchPath = (language: SiteLanguage): string =>
  language === "en" ? "/fsbsearch" : `/fsbsearch?lang=${language}`;

function Crumbs({ page, language }: Pick<SitePageProps, "page" | "language">) {
  const texts = siteTexts[language];
  const part = partOf(page);
  return (
    <>
      <a href={sitePath(part, language)}>{texts[part].name}</a>
      <ChevronRight aria-hidden size={16} />
      {texts[page].name}
    </>
  );
}

/** What it does beside where it ends: limits are as easy to see as benefits. */
function Benefits({ text: { does, ends } }: { readonly text: SitePageText }) {
  const t = useMessages(messages);
  if (!does || !ends) return null;
  return (
    <div className="st-does">
      {(
        [
          ["does", does, Check],
          ["ends", ends, Minus],
        ] as const
      ).map(([which, items, Icon]) => (
        <section key={which}>
          <h2>{t(which)}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon aria-hidden size={18} />
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Actions({ page, language }: Pick<SitePageProps, "page" | "language">) {
  const t = useMessages(messages);
  // A product's page is named as the cart names it, which opens with it (ANC-9).
  const [part, product] = page.split("/");
  const lang = language === "en" ? "" : `?lang=${language}`;
  if (part === "product" && product)
    return (
      <div className="st-cta">
        <a className="st-button" href={`/dashboard/ancillary/add?products=${product}`}>
          {t("action.add")}
        </a>
        <p>
          {t("action.price")} <a href={sitePath("terms/services", language)}>{t("action.terms")}</a>
        </p>
      </div>
    );
  if (partOf(page) === "terms" || page === "product") return null;
  return (
    <div className="st-cta">
      <a className="st-button" href={`/partners/become-a-partner${lang}`}>
        {t("action.partner")}
      </a>
    </div>
  );
}

function Steps({ text: { steps } }: { readonly text: SitePageText }) {
  const t = useMessages(messages);
  if (!steps) return null;
  return (
    <section className="st-how" aria-labelledby="order">
      <h2 id="order">{t("order")}</h2>
      <ol>
        {steps.map(({ when, title, text }) => (
          <li key={title}>
            <p className="st-when">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cards({ part, language }: { readonly part: SitePage; readonly language: SiteLanguage }) {
  const texts = siteTexts[language];
  return (
    <ul className="st-cards">
      {pagesBelow(partOf(part)).map((page) => (
        <li key={page}>
          <h2>
            <a href={sitePath(page, language)}>{texts[page].name}</a>
          </h2>
          <p>{texts[page].lead}</p>
        </li>
      ))}
    </ul>
  );
}

function Sections({ text: { sections = [] } }: { readonly text: SitePageText }) {
  return sections.map(({ title, paragraphs = [], list, code }) => (
    <section key={title} className="st-section">
      <h2>{title}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list && (
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {code !== undefined && (
          // Scrolls sideways on a phone: the keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
          <pre tabIndex={0}>
            <code>{code}</code>
          </pre>
        )}
      </div>
    </section>
  ));
}

/** The other pages of the same part. */
function More({ page, language }: Pick<SitePageProps, "page" | "language">) {
  const t = useMessages(messages);
  const texts = siteTexts[language];
  const part = partOf(page);
  const others = pagesBelow(part).filter((other) => other !== page);
  if (others.length === 0) return null;
  const title = t("more", { part: texts[part].name });
  return (
    <nav className="st-more" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {others.map((other) => (
          <li key={other}>
            <a href={sitePath(other, language)}>{texts[other].name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Footer({ language }: Pick<SitePageProps, "language">) {
  const t = useMessages(messages);
  const texts = siteTexts[language];
  return (
    <footer className="st-foot" aria-label={t("footer")}>
      <ul className="st-wrap">
        {(["partners", "terms/services", "terms/privacy"] as const).map((page) => (
          <li key={page}>
            <a href={sitePath(page, language)}>{texts[page].name}</a>
          </li>
        ))}
        <li>
          <a href="/login">{t("signIn")}</a>
        </li>
      </ul>
    </footer>
  );
}
