import { Button, chakra } from "@chakra-ui/react";
import { Paperclip } from "lucide-react";
import { useId } from "react";
import { fileSize } from "../../app/file-size.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { TripForm } from "./use-trip-form.ts";

/** Files of suppliers that could not be read and stay with the itinerary (TRP-42). */
export function AttachedFiles({ form }: { readonly form: TripForm }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const headingId = useId();
  const { attachments, setAttachments } = form;
  if (attachments.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby={headingId}
      display="grid"
      gap="1"
      p="3"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="panel"
    >
      <chakra.h2 id={headingId} textStyle="md" fontWeight="strong">
        {t("attached")}
      </chakra.h2>
      <chakra.p color="fg.muted">{t("attached.help")}</chakra.p>
      <chakra.ul display="grid" listStyleType="none" m="0" p="0">
        {attachments.map((file) => (
          <chakra.li key={file.id} display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <Paperclip aria-hidden size={16} />
            <chakra.span flex="1 1 12rem" minW="0" overflowWrap="anywhere">
              {file.name} <chakra.span color="fg.muted">{fileSize(file.size, language)}</chakra.span>
            </chakra.span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t("attached.out.of", { name: file.name })}
              onClick={() => setAttachments(attachments.filter(({ id }) => id !== file.id))}
            >
              {t("attached.out")}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
