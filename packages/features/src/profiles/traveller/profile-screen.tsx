import { chakra } from "@chakra-ui/react";
import { safeRedirect } from "@gatehouse/domain/access";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useState } from "react";
import { usePageTitle, useSession, useToast } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { type Clock, ClockContext, useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { keepDraft } from "./data/draft.ts";
import { useProfile } from "./data/use-profile.ts";
import { DocumentsPart } from "./documents/documents-part.tsx";
import { messages } from "./messages/index.ts";
import { OwnDataPart } from "./own-data/own-data-part.tsx";
import { ProfileForm } from "./profile-form.tsx";

export interface TravellerProfileScreenProps {
  /** Where the reader came from, as the address has it; only a page of the dashboard is led back to (PRO-6). */
  readonly back?: string | undefined;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** What somebody says about themselves before trips are booked for them (PRO-1). */
export function TravellerProfileScreen({ back, clock }: TravellerProfileScreenProps) {
  const machine = useClock();
  const { user } = useSession();
  const own = safeRedirect(back);
  return (
    <ClockContext value={clock ?? machine}>
      {user && (
        <ForUser key={user.userid} userid={user.userid} back={own?.startsWith("/dashboard/") ? own : undefined} />
      )}
    </ClockContext>
  );
}

function ForUser({ userid, back }: { readonly userid: string; readonly back: string | undefined }) {
  const t = useMessages(messages);
  const toast = useToast();
  usePageTitle(t("title"));
  // After a deletion everything is read afresh.
  const [times, setTimes] = useState(0);
  const deleted = (): void => {
    keepDraft(userid, {});
    setTimes(times + 1);
    toast({ tone: "success", title: t("data.deleted") });
  };
  return <Parts key={times} userid={userid} back={back} onDeleted={deleted} />;
}

interface PartsProps {
  readonly userid: string;
  readonly back: string | undefined;
  readonly onDeleted: () => void;
}

function Parts({ userid, back, onDeleted }: PartsProps) {
  const t = useMessages(messages);
  const { profile, error, reading, read } = useProfile();
  if (profile)
    return (
      <>
        <ProfileForm loaded={profile} userid={userid} back={back} />
        <DocumentsPart />
        <OwnDataPart onDeleted={onDeleted} />
      </>
    );
  return (
    <chakra.div px="gutter" py="3" display="flex" flexDirection="column" gap="3" flex="1">
      <PageHeader title={t("title")} />
      {error === undefined ? (
        <chakra.output color="fg.muted">{t("loading")}</chakra.output>
      ) : (
        <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={read} retrying={reading} />
      )}
    </chakra.div>
  );
}
