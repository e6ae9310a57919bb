import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { type ReactNode, useState } from "react";
import { AppLink } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { agreementPath, pendingPath } from "../agreements/agreement-path.ts";
import { type Prospect, useProspect } from "../agreements/data/use-prospect.ts";
import { messages } from "./messages/index.ts";

export interface WithProspectProps {
  readonly id: number;
  /** Shown with the prospect as it was when it was read first: what is decided about is what was seen. */
  readonly children: (prospect: Prospect) => ReactNode;
}

/** Reads the prospect that is made a vendor (VEN-19). One that was decided about is none. */
export function WithProspect({ id, children }: WithProspectProps) {
  const t = useMessages(messages);
  const { prospect, error, isNone, reading, read } = useProspect({ id, orgName: "" });
  const [first, setFirst] = useState<Prospect>();
  if (prospect && first?.id !== prospect.id) setFirst(prospect);
  const seen = first?.id === id ? first : prospect;
  if (seen?.state === "PENDING") return children(seen);
  return (
    <chakra.div px={{ base: "3", md: "gutter" }} py="4">
      {seen || isNone ? (
        <EmptyState
          drawing="fog"
          title={t("prospect.none")}
          actions={
            <Button asChild>
              <AppLink href={pendingPath}>{t("prospect.list")}</AppLink>
            </Button>
          }
        />
      ) : error === undefined ? (
        <Skeleton height="60" aria-busy />
      ) : (
        <ErrorState
          labels={{ title: t("prospect.failed"), retry: t("prospect.retry") }}
          onRetry={() => void read()}
          retrying={reading}
        />
      )}
    </chakra.div>
  );
}

/** Whose agreement is approved by creating the vendor. */
export function ProspectNote({ prospect: { orgName, id } }: { readonly prospect: Prospect }) {
  const t = useMessages(messages);
  return (
    <>
      {t("prospect.note", { name: orgName })}{" "}
      <AppLink href={agreementPath({ orgName, id })} color="accent.fg" textDecoration="underline">
        {t("prospect.agreement")}
      </AppLink>
    </>
  );
}
