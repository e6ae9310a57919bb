import { Button } from "@chakra-ui/react";
import { domainOf, readDomain } from "@gatehouse/domain/access";
import { Notice } from "@gatehouse/ui/notice";
import { Building2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useSignOnProvider } from "./data/use-sign-on-provider.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { messages } from "./messages/index.ts";
import { useBegin } from "./use-begin.ts";

export interface SignOnButtonProps {
  /** What was typed into the login form. */
  readonly email: string;
  /** Where to go afterwards; empty where the menu decides. */
  readonly redirectUrl: string;
}

/** Leads to the organisation where somebody signs in: the domain of their e-mail address says which (ACC-37). */
export function SignOnButton({ email, redirectUrl }: SignOnButtonProps) {
  const t = useMessages(messages);
  const { begin, going, failure } = useBegin();
  const [asked, setAsked] = useState<string>();
  const domain = email.includes("@") ? readDomain(domainOf(email.trim())) : undefined;
  const { provider, isKnown, error, retry } = useSignOnProvider(domain);
  const press = (): void => {
    setAsked(email);
    if (provider) void begin({ provider: provider.id, email: email.trim(), redirectUrl });
    else if (error !== undefined) retry();
  };
  return (
    <>
      <Button size="lg" variant="outline" width="full" onClick={press} aria-disabled={going || undefined}>
        <Building2 aria-hidden size={18} />
        {going ? t("button.going") : provider ? t("button.of", { name: provider.name }) : t("button")}
      </Button>
      {failure ? (
        <FailureNotice failure={failure} />
      ) : error !== undefined && asked === email ? (
        <FailureNotice failure={{ error }} />
      ) : (
        asked === email &&
        !provider &&
        (domain === undefined || isKnown) && (
          <Notice tone="warn">{t(domain === undefined ? "email.missing" : "none")}</Notice>
        )
      )}
    </>
  );
}
