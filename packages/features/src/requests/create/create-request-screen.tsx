import { chakra } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { type ReactNode, useState } from "react";
import { usePermission, useSession } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import { type Clock, ClockContext, useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useRequestStart } from "./data/use-request-start.ts";
import { messages } from "./messages/index.ts";
import { RequestForm } from "./request-form.tsx";
import { TravellerPicker } from "./traveller-picker.tsx";

export interface CreateRequestScreenProps {
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** For whom staff were asking when the page was left. */
const lastTraveller = "request.traveller";

/** Asks for a trip: travellers for themselves, staff for a traveller whom they choose first (REQ-1). */
export function CreateRequestScreen({ clock }: CreateRequestScreenProps) {
  const machine = useClock();
  const { user } = useSession();
  return (
    <ClockContext value={clock ?? machine}>{user && <ForUser key={user.userid} userid={user.userid} />}</ClockContext>
  );
}

function ForUser({ userid }: { readonly userid: string }) {
  const t = useMessages(messages);
  const isStaff = usePermission("travelRequestAssign");
  const [chosen, setChosen] = useState<string | null>(() => {
    const kept = readPersisted(lastTraveller, userid);
    return typeof kept === "string" ? kept : null;
  });
  const { start, error, reading, read } = useRequestStart(isStaff ? chosen : undefined);
  const choose = ({ id }: { readonly id: string }): void => {
    persist(lastTraveller, userid, id);
    setChosen(id);
  };
  if (isStaff && chosen === null)
    return (
      <Frame>
        <chakra.h2 textStyle="md" fontWeight="strong">
          {t("traveller.first")}
        </chakra.h2>
        <chakra.p color="fg.muted" mb="3" maxW="prose">
          {t("traveller.lead")}
        </chakra.p>
        <TravellerPicker traveller={undefined} onChoose={choose} />
      </Frame>
    );
  if (start)
    return (
      <RequestForm
        // Each traveller has a draft of their own.
        key={start.traveller.id}
        start={start}
        userid={userid}
        isForOther={isStaff}
        picker={isStaff && <TravellerPicker traveller={start.traveller} onChoose={choose} />}
      />
    );
  if (error !== undefined)
    return (
      <Frame>
        {isStaff && <TravellerPicker traveller={undefined} onChoose={choose} />}
        <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={read} retrying={reading} />
      </Frame>
    );
  return (
    <Frame>
      <chakra.output color="fg.muted">{t("loading")}</chakra.output>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <chakra.div px="gutter" py="3" display="flex" flexDirection="column" gap="3" flex="1">
      <PageHeader title={t("title")} />
      <div>{children}</div>
    </chakra.div>
  );
}
