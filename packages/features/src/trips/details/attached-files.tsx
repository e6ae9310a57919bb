import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useId } from "react";
import { useApi, useToast } from "../../app/index.ts";
import { fileSize } from "../../app/file-size.ts";
import { saveFile } from "../../app/save-file.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Itinerary } from "./data/itinerary-of.ts";
import { messages } from "./messages/index.ts";

/** Files of suppliers that were attached to a version, for staff to save (TRP-42). */
export function AttachedFiles({ itinerary }: { readonly itinerary: Itinerary }) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const language = useLanguage();
  const headingId = useId();
  const { attachments, bookingNo, vendorCode } = itinerary;
  const { run, running } = useOperation(async (id: string, name: string) => {
    try {
      const file = await api.trips.attachedFile({ bookingNo, vendorCode, id });
      saveFile(new File([file], name, { type: file.type }));
    } catch {
      toast({ tone: "error", title: t("attached.failed", { name }) });
    }
  });
  if (attachments.length === 0) return null;
  return (
    <chakra.section aria-labelledby={headingId} data-no-print="" display="grid" gap="1">
      <chakra.h2 id={headingId} textStyle="md" fontWeight="strong">
        {t("attached")}
      </chakra.h2>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" m="0" p="0">
        {attachments.map(({ id, name, size }) => (
          <li key={id}>
            <Button
              variant="outline"
              height="auto"
              minH="control"
              whiteSpace="normal"
              textAlign="start"
              overflowWrap="anywhere"
              aria-disabled={running || undefined}
              onClick={() => void run(id, name)}
            >
              <Download aria-hidden size={16} /> <VisuallyHidden>{t("attached.save")}</VisuallyHidden> {name}{" "}
              <chakra.span color="fg.muted">{fileSize(size, language)}</chakra.span>
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
