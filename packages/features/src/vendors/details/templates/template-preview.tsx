import { chakra } from "@chakra-ui/react";
import { renderTemplate, templateSamples } from "@gatehouse/domain/messaging";
import { ShieldCheck } from "lucide-react";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface TemplatePreviewProps {
  /** Sanitised by the server. */
  readonly html: string;
  readonly subject: string;
}

/** A template on sample data, in a frame in which nothing runs, loads or leads anywhere (VEN-12). */
export function TemplatePreview({ html, subject }: TemplatePreviewProps) {
  const t = useMessages(messages);
  const shown = renderTemplate(html, templateSamples);
  // Links and pictures do nothing in a preview.
  const guard = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>body{margin:16px;font:15px/1.5 system-ui,sans-serif}a{pointer-events:none}</style>`;
  return (
    <chakra.figure m="0" display="grid" gap="2" minW="0">
      <chakra.figcaption fontWeight="strong">{t("templates.preview")}</chakra.figcaption>
      {subject !== "" && (
        <chakra.p overflowWrap="anywhere">
          {t("templates.preview.subject", { subject: renderTemplate(subject, templateSamples, "text") })}
        </chakra.p>
      )}
      <chakra.iframe
        title={t("templates.preview")}
        sandbox=""
        srcDoc={`${guard}${shown}`}
        width="full"
        height="24rem"
        borderWidth="1px"
        borderRadius="panel"
        bg="white"
      />
      <chakra.p display="flex" gap="2" color="fg.muted" textStyle="sm">
        <ShieldCheck aria-hidden size={16} style={{ flex: "none" }} /> {t("templates.preview.sandbox")}
      </chakra.p>
    </chakra.figure>
  );
}
