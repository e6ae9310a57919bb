import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeft, History } from "lucide-react";
import { AppLink } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useMessages } from "../../i18n/index.ts";
import type { StoredProfile } from "./data/use-profile.ts";
import { ProfileFormContext } from "./form/profile-form-context.ts";
import { useProfileFormState } from "./form/use-profile-form.ts";
import { messages } from "./messages/index.ts";
import { Completeness } from "./parts/completeness.tsx";
import { Conflict } from "./parts/conflict.tsx";
import { ProfileParts } from "./parts/profile-parts.tsx";

export interface ProfileFormProps {
  readonly loaded: StoredProfile;
  /** Whose draft it is. */
  readonly userid: string;
  /** Where the reader came from. */
  readonly back: string | undefined;
}

/** The traveller profile as a form. */
export function ProfileForm({ loaded, userid, back }: ProfileFormProps) {
  const t = useMessages(messages);
  const state = useProfileFormState(loaded, userid);
  const { form, stored, outcome, running } = state;
  const leadsBack = back !== undefined && (
    <AppLink href={back} display="inline-flex" alignItems="center" gap="1" color="accent.fg" fontWeight="strong">
      <ArrowLeft aria-hidden size={16} />
      {t("back")}
    </AppLink>
  );
  return (
    <ProfileFormContext value={form}>
      <chakra.form
        noValidate
        aria-label={t("title")}
        px="gutter"
        py="3"
        width="full"
        maxW="64rem"
        onSubmit={(event) => {
          event.preventDefault();
          state.save();
        }}
      >
        <chakra.div pb="3">
          <PageHeader title={t("title")} tools={leadsBack} />
        </chakra.div>
        {state.isRestored && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" pb="3" color="fg.muted">
            <History aria-hidden size={16} />
            {t("restored")}
            <Button variant="plain" minH={{ base: "touch", md: "0" }} onClick={state.discard}>
              {t("discard")}
            </Button>
          </chakra.div>
        )}
        <Completeness email={stored.email} />
        <ProfileParts email={stored.email} flightsOnly={stored.flightsOnly} />
        <chakra.div
          display="flex"
          flexDirection="column"
          alignItems="start"
          gap="3"
          borderTopWidth="1px"
          borderColor="border.subtle"
          py="4"
        >
          {outcome?.kind === "saved" && (
            <Notice tone="ok" width="full" actions={leadsBack}>
              {t("saved")}
            </Notice>
          )}
          {outcome?.kind === "wrong" && (
            <Notice tone="warn" width="full">
              {t("wrong", { count: outcome.count })}
            </Notice>
          )}
          {outcome?.kind === "failed" && (
            <Notice tone="bad" width="full">
              {t(outcome.isOffline ? "save.offline" : "save.failed")}
            </Notice>
          )}
          {outcome?.kind === "changed" && (
            <Conflict
              read={stored}
              stands={outcome.stands}
              isSaving={running}
              onTake={() => state.take(outcome.stands)}
              onKeep={() => state.keep(outcome.stands)}
            />
          )}
          <Button type="submit" variant="solid" aria-disabled={running || undefined}>
            {t(running ? "saving" : "save")}
          </Button>
        </chakra.div>
      </chakra.form>
    </ProfileFormContext>
  );
}
