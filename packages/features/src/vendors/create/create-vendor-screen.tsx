import { chakra } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { usePageTitle, useSession } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useMessages } from "../../i18n/index.ts";
import type { Prospect } from "../agreements/data/use-prospect.ts";
import { CreateFooter } from "./create-footer.tsx";
import { createSections } from "./create-form.ts";
import { CreateSection } from "./create-section.tsx";
import { LeftList } from "./left-list.tsx";
import { messages } from "./messages/index.ts";
import { SectionBody } from "./section-body.tsx";
import { useCreateForm } from "./use-create-form.ts";
import { useSectionWords } from "./use-section-words.ts";
import { ProspectNote, WithProspect } from "./with-prospect.tsx";

export interface CreateVendorScreenProps {
  /** The prospect that is made a vendor (VEN-19); 0 for none. */
  readonly prospect?: number;
}

/** Create Vendor (VEN-2): every field, what is left of them, and the vendor's first user. */
export function CreateVendorScreen({ prospect = 0 }: CreateVendorScreenProps) {
  const t = useMessages(messages);
  const { user } = useSession();
  usePageTitle(t("title"), "/dashboard/admin/vendors");
  if (!user) return null;
  const { userid } = user;
  return prospect === 0 ? (
    <Form key={userid} userid={userid} />
  ) : (
    <WithProspect id={prospect}>
      {(found) => <Form key={`${userid} ${found.id}`} userid={userid} prospect={found} />}
    </WithProspect>
  );
}

interface FormProps {
  readonly userid: string;
  readonly prospect?: Prospect;
}

function Form({ userid, prospect }: FormProps) {
  const t = useMessages(messages);
  const state = useCreateForm(userid, prospect);
  const words = useSectionWords(state);
  const { create } = state;
  return (
    <chakra.form
      noValidate
      aria-label={t("title")}
      height="full"
      minH="0"
      display="grid"
      gridTemplate={{
        base: "auto minmax(0, 1fr) auto / minmax(0, 1fr)",
        lg: "auto minmax(0, 1fr) auto / minmax(0, 1fr) 18rem",
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void create();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <chakra.header
        gridColumn="1 / -1"
        px={{ base: "3", md: "gutter" }}
        py="3"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <PageHeader title={t("title")} note={prospect ? <ProspectNote prospect={prospect} /> : t("lead")} />
      </chakra.header>
      <chakra.div overflowY="auto" px={{ base: "3", md: "gutter" }} gridColumn="1" tabIndex={-1}>
        {createSections.map((section) => (
          <CreateSection key={section} section={section} state={state} words={words}>
            <SectionBody section={section} state={state} ofProspect={prospect !== undefined} />
          </CreateSection>
        ))}
      </chakra.div>
      <LeftList state={state} words={words} />
      <CreateFooter state={state} />
    </chakra.form>
  );
}
