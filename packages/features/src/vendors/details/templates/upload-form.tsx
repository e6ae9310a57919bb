import { Button, chakra } from "@chakra-ui/react";
import { type Api, declaredError } from "@gatehouse/api/client";
import { compulsoryOf, templateContexts, templateSamples, variablesOf } from "@gatehouse/domain/messaging";
import {
  emptyTemplate,
  isTemplateContext,
  productTypes,
  smsTemplateLength,
  templateChannels,
  type TemplateForm,
  templatesAtLeast,
  templatesAtMost,
  type UploadProblem,
  uploadProblems,
  vendorLanguages,
} from "@gatehouse/domain/vendors";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { CircleCheck, CircleX, Plus, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { useApi, useToast } from "../../../app/index.ts";
import { useMessages } from "../../../i18n/index.ts";
import { Line, Select } from "../../parts/fields.tsx";
import { messages as parts } from "../../parts/messages/index.ts";
import type { TemplateCell } from "../data/use-template-versions.ts";
import type { Vendor } from "../data/use-vendor.ts";
import { messages } from "../messages/index.ts";
import { TemplatePreview } from "./template-preview.tsx";

type Looked = Awaited<ReturnType<Api["vendors"]["lookAtTemplate"]>>;
type Fault = Looked["problems"][number];

/** A template of the upload, with what the server made of its file. */
interface Row {
  readonly key: string;
  readonly form: TemplateForm;
  readonly file?: File;
  readonly looked?: Looked;
}

const newRow = (cell: Partial<TemplateCell>): Row => ({
  key: crypto.randomUUID(),
  form: { ...emptyTemplate, context: cell.context ?? "", language: cell.language ?? "" },
});

export interface UploadFormProps {
  readonly vendor: Vendor;
  /** The hole that is to be filled. */
  readonly start: Partial<TemplateCell>;
  readonly onClose: () => void;
  readonly onUploaded: () => void;
}

/** Uploads 1 to 6 templates, each checked and shown on sample data before (VEN-11, VEN-12). */
export function UploadForm({ vendor, start, onClose, onUploaded }: UploadFormProps) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const api = useApi();
  const toast = useToast();
  const keyOf = (channel: string): string =>
    vendor.preferences.find((each) => each.channel === channel)?.channelKey ?? "";
  const [channel, setChannel] = useState<string>(start.channel ?? "email");
  const [productType, setProductType] = useState("");
  const [rows, setRows] = useState<readonly Row[]>([newRow(start)]);
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const channelKey = keyOf(channel);
  const upload = { channel, channelKey, productType, templates: rows.map(({ form }) => form) };
  const problems = uploadProblems(upload);
  const faults = rows.map(({ looked }) => looked?.problems ?? []);

  const put = (key: string, patch: Partial<Row>): void =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const look = async (key: string, html: string, context: string): Promise<void> => {
    try {
      put(key, { looked: await api.vendors.lookAtTemplate({ html, context }) });
    } catch {
      setSaid(t("upload.failed"));
    }
  };
  const change = (row: Row, typed: Partial<TemplateForm>): void => {
    const form = { ...row.form, ...typed };
    put(row.key, { form });
    setSaid(undefined);
    if (typed.context !== undefined && form.html !== "") void look(row.key, form.html, form.context);
  };
  const takeFile = async (row: Row, file: File): Promise<void> => {
    const html = await file.text();
    const name = row.form.name === "" ? file.name.replace(/\.html?$/i, "") : row.form.name;
    const form = { ...row.form, documentName: file.name, html, name };
    const { looked: _looked, ...rest } = row;
    setRows((before) => before.map((each) => (each.key === row.key ? { ...rest, file, form } : each)));
    await look(row.key, html, form.context);
  };
  const textOfProblem = (problem: UploadProblem): string => {
    switch (problem.code) {
      case "details":
        return t("upload.problem.details");
      case "count":
        return t("upload.problem.count");
      default:
        return t(`upload.problem.${problem.code}`, { number: problem.at + 1, count: smsTemplateLength });
    }
  };
  const texts = [...new Set(problems.map(textOfProblem))];
  const send = async (): Promise<void> => {
    setTried(true);
    setSaid(undefined);
    const wrong = faults.findIndex((each) => each.length > 0);
    if (problems.length > 0 || busy) return;
    if (wrong >= 0) {
      setSaid(t("upload.file.problem", { number: wrong + 1 }));
      return;
    }
    setBusy(true);
    try {
      toast({ tone: "success", title: t("upload.html") });
      await api.vendors.uploadTemplates({ code: vendor.code, ...upload, templates: [...upload.templates] });
      toast({ tone: "success", title: t("upload.done") });
      onUploaded();
    } catch (error) {
      const declared = declaredError<Api["vendors"]>(error);
      const at = declared?.code === "REFUSED" ? declared.data.problems[0]?.at : undefined;
      setSaid(at === undefined ? t("upload.failed") : t("upload.file.problem", { number: at + 1 }));
    } finally {
      setBusy(false);
    }
  };
  const fieldError = (at: number, field: "name" | "context" | "language"): string | undefined =>
    isTried && problems.some((each) => each.code === "fields" && each.at === at && each.field === field)
      ? p("problem.required", { field: t(field === "context" ? "templates.context" : `upload.${field}`) })
      : undefined;
  return (
    <chakra.form
      noValidate
      aria-label={t("templates.upload")}
      display="grid"
      gap="4"
      maxW="72rem"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <chakra.h2 textStyle="md" fontWeight="strong">
        {t("templates.upload")}
      </chakra.h2>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        alignItems="start"
      >
        <Select
          id="vendor-upload-channel"
          label={t("upload.channel")}
          value={channel}
          options={templateChannels.map((each) => ({ value: each, text: p(`channel.${each}`) }))}
          onChange={setChannel}
        />
        <Select
          id="vendor-upload-key"
          label={t("upload.channelKey")}
          value={channelKey}
          options={channelKey === "" ? [] : [{ value: channelKey, text: channelKey }]}
          {...(channelKey === "" ? { empty: t("upload.choose") } : {})}
          onChange={() => undefined}
          error={channelKey === "" ? t("upload.noKey") : undefined}
        />
        <Select
          id="vendor-upload-product"
          label={t("upload.productType")}
          value={productType}
          empty={t("upload.choose")}
          options={productTypes.map((type) => ({ value: type, text: p(`product.${type}`) }))}
          onChange={setProductType}
          error={isTried && productType === "" ? p("problem.required", { field: t("upload.productType") }) : undefined}
        />
      </chakra.div>
      <chakra.p color="fg.muted">{t("upload.templates", { count: rows.length })}</chakra.p>
      {rows.map((row, at) => (
        <chakra.fieldset
          key={row.key}
          aria-label={t("upload.template", { number: at + 1 })}
          borderWidth="1px"
          borderRadius="panel"
          p="4"
          display="grid"
          gap="3"
          minW="0"
        >
          <chakra.div display="flex" alignItems="center" gap="2">
            <chakra.strong fontWeight="strong">{t("upload.template", { number: at + 1 })}</chakra.strong>
            {row.looked &&
              ((faults[at]?.length ?? 0) > 0 ? (
                <StatusPill tone="bad" icon={CircleX}>
                  {t("upload.file.problem", { number: at + 1 })}
                </StatusPill>
              ) : (
                <StatusPill tone="ok" icon={CircleCheck}>
                  {t("upload.ready")}
                </StatusPill>
              ))}
            <Button
              variant="ghost"
              ms="auto"
              onClick={() => {
                if (rows.length <= templatesAtLeast) {
                  setSaid(t("upload.atLeast"));
                  return;
                }
                setRows(rows.filter((each) => each !== row));
                toast({ tone: "success", title: t("upload.removed") });
              }}
            >
              <Trash2 aria-hidden /> {t("upload.remove")}
            </Button>
          </chakra.div>
          <FileDrop
            file={row.file}
            onFile={(file) => void takeFile(row, file)}
            accept=".html,.htm,text/html"
            error={
              isTried && problems.some((each) => each.code === "file" && each.at === at)
                ? t("upload.problem.file", { number: at + 1 })
                : undefined
            }
            labels={{
              label: t("upload.file"),
              choose: t("upload.file.choose"),
              change: t("upload.file.change"),
              hint: t("upload.file.hint"),
            }}
          />
          <chakra.div
            display="grid"
            gap="3"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
            alignItems="start"
          >
            <Line
              id={`vendor-upload-${at}-name`}
              label={t("upload.name")}
              value={row.form.name}
              onChange={(name) => change(row, { name })}
              error={fieldError(at, "name")}
            />
            <Select
              id={`vendor-upload-${at}-context`}
              label={t("templates.context")}
              value={row.form.context}
              empty={t("upload.choose")}
              options={templateContexts.map((context) => ({ value: context, text: t(`context.${context}`) }))}
              onChange={(context) => change(row, { context })}
              error={fieldError(at, "context")}
            />
            <Select
              id={`vendor-upload-${at}-language`}
              label={t("upload.language")}
              value={row.form.language}
              empty={t("upload.choose")}
              options={vendorLanguages.map((each) => ({ value: each, text: t(`settings.language.${each}`) }))}
              onChange={(language) => change(row, { language })}
              error={fieldError(at, "language")}
            />
          </chakra.div>
          {row.looked && <Looks row={row} looked={row.looked} channel={channel} />}
        </chakra.fieldset>
      ))}
      <Button
        justifySelf="start"
        onClick={() => {
          if (rows.length >= templatesAtMost) {
            setSaid(t("upload.atMost"));
            return;
          }
          setSaid(undefined);
          setRows([...rows, newRow({})]);
          toast({ tone: "success", title: t("upload.added") });
        }}
      >
        <Plus aria-hidden /> {t("upload.add")}
      </Button>
      {isTried && texts.length > 0 && (
        <Notice tone="warn">
          {texts.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Notice>
      )}
      {said !== undefined && <Notice tone="warn">{said}</Notice>}
      <chakra.div display="flex" gap="2">
        <Button type="submit" variant="solid" aria-disabled={busy || undefined}>
          <Upload aria-hidden /> {t("upload.do", { count: rows.length })}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </chakra.div>
    </chakra.form>
  );
}

/** What the server made of a file: what is wrong, line by line, what is taken off, and the rest on sample data. */
function Looks({ row, looked, channel }: { readonly row: Row; readonly looked: Looked; readonly channel: string }) {
  const t = useMessages(messages);
  const { context, html } = row.form;
  const name = isTemplateContext(context) ? t(`context.${context}`) : "";
  const lines = html.split(/\r\n|\r|\n/);
  const braced = (variable: string): string => `{{${variable}}}`;
  const textOf = ({ code, name: variable, line, column, meant, place }: Fault): string => {
    if (code === "braces") return t("fault.braces", { line, column });
    if (code === "missing") {
      const usual = (["greeting", "heading", "body", "button"] as const).find((each) => each === place) ?? "body";
      return t("fault.missing", { name: braced(variable), place: t(`place.${usual}`) });
    }
    const said = t("fault.unknown", { line, column, name: braced(variable), context: name });
    return meant === null ? said : `${said} ${t("fault.meant", { name: braced(meant) })}`;
  };
  const compulsory = isTemplateContext(context) ? compulsoryOf(context).map((each) => each.name) : [];
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
    >
      <chakra.div display="grid" gap="3" alignContent="start" minW="0">
        {looked.problems.length > 0 && (
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {looked.problems.map((fault) => (
              <chakra.li
                key={`${fault.code} ${fault.line} ${fault.column} ${fault.name}`}
                bg="state.bad.soft"
                borderRadius="control"
                p="2"
                overflowWrap="anywhere"
              >
                {fault.line > 0 && (
                  <chakra.code display="block" textStyle="mono" whiteSpace="pre-wrap">
                    {fault.line} {lines[fault.line - 1]?.trim().slice(0, 160)}
                  </chakra.code>
                )}
                <chakra.strong fontWeight="strong" color="state.bad.fg">
                  {textOf(fault)}
                </chakra.strong>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {looked.removed.length > 0 && (
          <chakra.p color="fg.muted">{t("upload.taken", { elements: looked.removed.join(", ") })}</chakra.p>
        )}
        {isTemplateContext(context) && (
          <div>
            <chakra.h3 fontWeight="strong" pb="1">
              {t("upload.variables", { context: name })}
            </chakra.h3>
            <chakra.ul listStyleType="none" textStyle="sm">
              {variablesOf(context).map((variable) => (
                <chakra.li
                  key={variable}
                  display="grid"
                  gridTemplateColumns="minmax(0, 1fr) minmax(0, 1.4fr) auto"
                  gap="2"
                  py="0.5"
                  borderBottomWidth="1px"
                  borderColor="border.subtle"
                >
                  <chakra.code textStyle="mono" overflowWrap="anywhere">
                    {variable}
                  </chakra.code>
                  <chakra.span overflowWrap="anywhere">{templateSamples[variable]}</chakra.span>
                  <chakra.span color="fg.muted">
                    {compulsory.includes(variable) ? t("upload.variable.required") : ""}
                  </chakra.span>
                </chakra.li>
              ))}
            </chakra.ul>
          </div>
        )}
      </chakra.div>
      <TemplatePreview html={looked.html} subject={looked.subject} channel={channel} />
    </chakra.div>
  );
}
