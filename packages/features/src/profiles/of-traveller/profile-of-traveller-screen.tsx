import { chakra } from "@chakra-ui/react";
import { safeRedirect } from "@gatehouse/domain/access";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink, usePageTitle } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { type Clock, ClockContext, useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages as profileMessages } from "../traveller/messages/index.ts";
import { useProfileOf } from "./data/use-profile-of.ts";
import { messages } from "./messages/index.ts";
import { PartsOfTraveller } from "./parts-of-traveller.tsx";

export interface ProfileOfTravellerScreenProps {
  /** Id of the traveller's account; empty where the address names none. */
  readonly traveller: string;
  /** Where the reader came from, as the address has it; only a page of the dashboard is led back to. */
  readonly back?: string | undefined;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** What a traveller has said about themselves, as staff read it (PRO-12). */
export function ProfileOfTravellerScreen({ traveller, back, clock }: ProfileOfTravellerScreenProps) {
  const t = useMessages(profileMessages);
  const words = useMessages(messages);
  const machine = useClock();
  const { profile, isNone, hasFailed, reading, read } = useProfileOf(traveller);
  usePageTitle(profile ? `${t("title")} ${profile.name}` : t("title"));
  const own = safeRedirect(back);
  const tools = own?.startsWith("/dashboard/") && (
    <AppLink href={own} display="inline-flex" alignItems="center" gap="1" color="accent.fg" fontWeight="strong">
      <ArrowLeft aria-hidden size={16} />
      {t("back")}
    </AppLink>
  );
  const frame = (note: ReactNode, content: ReactNode) => (
    <chakra.div px="gutter" py="3" width="full" maxW="64rem" display="flex" flexDirection="column" flex="1" minW="0">
      <PageHeader title={t("title")} note={note} tools={tools} />
      {content}
    </chakra.div>
  );
  if (profile)
    return (
      <ClockContext value={clock ?? machine}>
        {frame(
          <>
            <chakra.span color="fg.default">{profile.name}</chakra.span> · {profile.vendorName}
          </>,
          <>
            {hasFailed && !reading && <Notice tone="warn">{words("failed")}</Notice>}
            <PartsOfTraveller profile={profile} />
          </>,
        )}
      </ClockContext>
    );
  if (isNone)
    return frame(
      undefined,
      <EmptyState drawing="fog" title={words("none")}>
        {words("none.hint")}
      </EmptyState>,
    );
  return frame(
    undefined,
    hasFailed ? (
      <ErrorState labels={{ title: words("failed"), retry: t("retry") }} onRetry={read} retrying={reading} />
    ) : (
      <chakra.output color="fg.muted" pt="3">
        {words("loading")}
      </chakra.output>
    ),
  );
}
