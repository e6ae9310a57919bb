import { chakra } from "@chakra-ui/react";
import { renderSms, renderTemplate, smsLength, smsText, templateSamples } from "@gatehouse/domain/messaging";
import { ShieldCheck } from "lucide-react";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface TemplatePreviewProps {
  /** Sanitised by the server. */
  readonly html: string;
  readonly subject: string;
  /** By which way it goes: an SMS has its words alone. */
  readonly channel: string;
}

/** A template on sample data, in a frame in which nothing runs, loads or leads anywhere (VEN-12). */
export function TemplatePreview({ html, subject, channel }: TemplatePreviewProps) {
  const t = useMessages(messages);
  if (channel === "sms") return <SmsPreview html={html} />;
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

/** What a telephone shows of a template on sample data, and what it costs. */
function SmsPreview({ html }: Pick<TemplatePreviewProps, "html">) {
  const t = useMessages(messages);
  const text = smsText(renderSms(html, templateSamples));
  const { characters, segments } = smsLength(text);
  return (
    <chakra.figure m="0" display="grid" gap="2" minW="0" alignContent="start">
      <chakra.figcaption fontWeight="strong">{t("templates.preview")}</chakra.figcaption>
      <chakra.p
        bg="bg.sunken"
        borderRadius="panel"
        px="4"
        py="3"
        maxW="24rem"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.p>
      <chakra.p color="fg.muted" textStyle="sm">
        {t("templates.preview.sms", { characters, count: segments })}
      </chakra.p>
    </chakra.figure>
  );
}
