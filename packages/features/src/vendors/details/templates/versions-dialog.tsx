import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { ErrorState } from "@gatehouse/ui/error-state";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Check, Upload } from "lucide-react";
import { useState } from "react";
import { useApi, useToast } from "../../../app/index.ts";
import { dayText } from "../../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../../i18n/index.ts";
import { useSaving } from "../data/use-saving.ts";
import { type TemplateCell, useTemplateVersions } from "../data/use-template-versions.ts";
import type { Vendor } from "../data/use-vendor.ts";
import { messages } from "../messages/index.ts";
import { SaveNotice } from "../save-notice.tsx";
import { TemplatePreview } from "./template-preview.tsx";

export interface VersionsDialogProps {
  readonly vendor: Vendor;
  readonly cell: TemplateCell;
  readonly onClose: () => void;
  readonly onUpload: () => void;
  readonly onChanged: () => void;
}

/** The versions of a template: looked at, and gone back to by one press (VEN-13). */
export function VersionsDialog({ vendor, cell, onClose, onUpload, onChanged }: VersionsDialogProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const saving = useSaving();
  const { found, error, reading, read } = useTemplateVersions(vendor.code, cell);
  const [chosen, setChosen] = useState<number>();
  const versions = found?.versions ?? [];
  const active = versions.find((each) => each.active);
  const shown = versions.find(({ version }) => version === chosen) ?? active ?? versions[0];
  const title = `${textOf(messages, `context.${cell.context}`) ?? cell.context}, ${textOf(messages, `settings.language.${cell.language}`) ?? cell.language}`;
  const choose = async (version: number): Promise<void> => {
    if (!(await saving.run(() => api.vendors.chooseVersion({ code: vendor.code, ...cell, version })))) return;
    toast({ tone: "success", title: t("templates.chosen") });
    read();
    onChanged();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="xl"
      labels={{ close: t("close") }}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          {vendor.editable && active && (
            <Button aria-disabled={saving.running || undefined} onClick={() => void choose(0)}>
              {t("templates.ours")}
            </Button>
          )}
          {vendor.editable && (
            <Button variant="solid" onClick={onUpload}>
              <Upload aria-hidden /> {t("templates.upload")}
            </Button>
          )}
        </>
      }
    >
      {!found ? (
        error === undefined ? (
          <Skeleton height="40" aria-busy />
        ) : (
          <ErrorState
            labels={{ title: t("templates.failed"), retry: t("refresh") }}
            onRetry={read}
            retrying={reading}
          />
        )
      ) : (
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "16rem minmax(0, 1fr)" }}>
          <chakra.div display="grid" gap="2" alignContent="start">
            <SaveNotice outcome={saving.outcome} wrong={t("save.failed")} />
            {!active && <chakra.p color="fg.muted">{t("templates.oursInUse")}</chakra.p>}
            <chakra.ol listStyleType="none" aria-label={t("templates.versions")} display="grid" gap="1">
              {versions.map((each) => (
                <chakra.li
                  key={each.version}
                  p="2"
                  borderWidth="1px"
                  borderRadius="control"
                  borderColor={each === shown ? "accent.solid" : "border.subtle"}
                >
                  <Button
                    variant="plain"
                    px="0"
                    height="auto"
                    aria-pressed={each === shown}
                    fontWeight="strong"
                    onClick={() => setChosen(each.version)}
                  >
                    {t("templates.version", { version: each.version })}
                  </Button>{" "}
                  {each.active && (
                    <StatusPill tone="ok" icon={Check}>
                      {t("templates.inUse")}
                    </StatusPill>
                  )}
                  <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                    {t("templates.by", {
                      name: each.documentName,
                      who: each.uploadedBy,
                      date: dayText(new Date(each.uploadedAt * 1000).toISOString().slice(0, 10), language),
                    })}
                  </chakra.p>
                  {vendor.editable && !each.active && (
                    <Button
                      size="sm"
                      mt="1"
                      aria-disabled={saving.running || undefined}
                      onClick={() => void choose(each.version)}
                    >
                      {t("templates.use", { version: each.version })}
                    </Button>
                  )}
                </chakra.li>
              ))}
            </chakra.ol>
          </chakra.div>
          {shown && <TemplatePreview html={shown.html} subject={shown.subject} channel={cell.channel} />}
        </chakra.div>
      )}
    </Dialog>
  );
}
