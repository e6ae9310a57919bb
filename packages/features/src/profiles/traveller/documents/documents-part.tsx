import { chakra } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useMessages } from "../../../i18n/index.ts";
import { useDocuments } from "../data/use-documents.ts";
import { idOf } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";
import { Part } from "../parts/part.tsx";
import { DocumentsForm } from "./documents-form.tsx";

/** Passport, known traveller number and driving licence, saved apart from the rest of the profile (PRO-7). */
export function DocumentsPart() {
  const t = useMessages(messages);
  const { documents, error, reading, read } = useDocuments();
  return (
    <chakra.div px="gutter" pb="6" width="full" maxW="64rem">
      <Part id={idOf("part-documents")} title={t("part.documents")} help={t("documents.help")}>
        {documents ? (
          <DocumentsForm loaded={documents} />
        ) : error === undefined ? (
          <chakra.output color="fg.muted">{t("documents.loading")}</chakra.output>
        ) : (
          <ErrorState labels={{ title: t("documents.failed"), retry: t("retry") }} onRetry={read} retrying={reading} />
        )}
      </Part>
    </chakra.div>
  );
}
