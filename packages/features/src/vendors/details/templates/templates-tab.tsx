import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { sentTemplates, templateContexts } from "@gatehouse/domain/messaging";
import { templateChannels, vendorLanguages } from "@gatehouse/domain/vendors";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Check, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../../i18n/index.ts";
import { messages as parts } from "../../parts/messages/index.ts";
import type { TemplateCell } from "../data/use-template-versions.ts";
import type { Vendor } from "../data/use-vendor.ts";
import { useVendorTemplates } from "../data/use-vendor-templates.ts";
import { messages } from "../messages/index.ts";
import { ScrollBox } from "../../parts/scroll-box.tsx";
import { UploadForm } from "./upload-form.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

/** Which templates there are, and which fall back to ours (VEN-13): only the holes stand out. */
export function TemplatesTab({ vendor }: { readonly vendor: Vendor }) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const { found, error, reading, read } = useVendorTemplates(vendor.code);
  const [uploading, setUploading] = useState<Partial<TemplateCell>>();
  const [opened, setOpened] = useState<TemplateCell>();
  if (!found)
    return error === undefined ? (
      <Skeleton height="60" aria-busy />
    ) : (
      <ErrorState labels={{ title: t("templates.failed"), retry: t("refresh") }} onRetry={read} retrying={reading} />
    );
  if (uploading)
    return (
      <UploadForm
        vendor={vendor}
        start={uploading}
        onClose={() => setUploading(undefined)}
        onUploaded={() => {
          setUploading(undefined);
          read();
        }}
      />
    );
  const places = templateChannels.flatMap((channel) => vendorLanguages.map((language) => ({ channel, language })));
  const inPlace = found.templates.filter(({ channel, context }) =>
    templateChannels.some((sent) => sent === channel && sentTemplates[sent].some((each) => each === context)),
  ).length;
  const at = (cell: TemplateCell) =>
    found.templates.find(
      (each) => each.channel === cell.channel && each.context === cell.context && each.language === cell.language,
    );
  return (
    <section aria-labelledby="vendor-templates">
      <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="2" pb="3" minH="control">
        <chakra.h2 id="vendor-templates" textStyle="md" fontWeight="strong">
          {t("templates.title")}
        </chakra.h2>
        <chakra.p color="fg.muted" flex="1 1 14rem">
          {t("templates.place", { count: inPlace, places: found.places })}
        </chakra.p>
        {vendor.editable && (
          <Button variant="solid" onClick={() => setUploading({})}>
            <Upload aria-hidden /> {t("templates.upload")}
          </Button>
        )}
      </chakra.header>
      <ScrollBox>
        <chakra.table width="full" maxW="52rem">
          <chakra.thead color="fg.muted" textStyle="sm">
            <tr>
              <chakra.th scope="col" textAlign="start" fontWeight="normal" py="1.5">
                {t("templates.context")}
              </chakra.th>
              {places.map(({ channel, language }) => (
                <chakra.th key={`${channel} ${language}`} scope="col" textAlign="start" fontWeight="normal" py="1.5">
                  {p(`channel.${channel}`)}, {t(`settings.language.${language}`)}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {templateContexts.map((context) => (
              <chakra.tr key={context} borderTopWidth="1px" borderColor="border.subtle">
                <chakra.th scope="row" textAlign="start" fontWeight="strong" py="1" pe="3">
                  {t(`context.${context}`)}
                </chakra.th>
                {places.map(({ channel, language }) => {
                  const cell = { channel, context, language };
                  const standing = at(cell);
                  const called = t(`context.${context}`);
                  const names = {
                    context: channel === "sms" ? t("templates.ofSms", { context: called }) : called,
                    language: t(`settings.language.${language}`),
                  };
                  const isSent = sentTemplates[channel].includes(context);
                  return (
                    <chakra.td key={`${channel} ${language}`} py="1">
                      {standing ? (
                        <Button
                          variant="ghost"
                          px="2"
                          aria-label={t("templates.cell", { ...names, version: standing.version })}
                          onClick={() => setOpened(cell)}
                        >
                          <Check aria-hidden /> v{standing.version}
                        </Button>
                      ) : (
                        <Button
                          variant="ghost"
                          px="2"
                          color={isSent ? "state.warn.fg" : "fg.muted"}
                          {...(isSent && { borderWidth: "1px", borderStyle: "dashed", borderColor: "state.warn.fg" })}
                          aria-label={t(isSent ? "templates.cell.missing" : "templates.cell.waits", names)}
                          onClick={() => setOpened(cell)}
                        >
                          {isSent && <Plus aria-hidden />} {t(isSent ? "templates.none" : "templates.waits")}
                        </Button>
                      )}
                    </chakra.td>
                  );
                })}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </ScrollBox>
      <chakra.p color="fg.muted" pt="3">
        {t("templates.hint")}
      </chakra.p>
      <chakra.p color="fg.muted" pt="1" maxW="prose">
        {t("templates.sends")}
      </chakra.p>
      {opened && (
        <VersionsDialog
          key={`${opened.channel} ${opened.context} ${opened.language}`}
          vendor={vendor}
          cell={opened}
          onClose={() => setOpened(undefined)}
          onUpload={() => {
            setUploading(opened);
            setOpened(undefined);
          }}
          onChanged={read}
        />
      )}
    </section>
  );
}
