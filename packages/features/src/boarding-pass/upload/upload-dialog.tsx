import { Button, chakra, Field, Input, NativeSelect } from "@chakra-ui/react";
import { uploadLimits } from "@gatehouse/api/contract";
import { Dialog } from "@gatehouse/ui/dialog";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { Notice } from "@gatehouse/ui/notice";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { type RefObject, useEffect, useId, useRef } from "react";
import type { Upload } from "../data/use-upload.ts";
import { plainNameOf } from "../../app/traveller-name/index.ts";
import { useWords, type Words } from "../use-words.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { type UploadForm, type UploadStart, useUploadForm } from "./use-upload-form.ts";
import { useProblemText } from "./use-problem-text.ts";

export interface UploadDialogProps extends UploadStart {
  readonly open: boolean;
  /** @param sent a PDF was sent: the next opening begins again */
  readonly onClose: (sent: boolean) => void;
  /** The PDF arrived; its pages are read now. */
  readonly onSent?: (upload: Upload) => void;
}

const megabyte = 1024 * 1024;

/**
 * BP upload (BP-1): a PNR and a PDF. What was typed stays until it was sent. The focus is where one goes on: at the first empty
 * field, then at the button that sends, and at the end at the one that closes; so Enter does each in its turn.
 */
export function UploadDialog({ open, onClose, onSent, ...start }: UploadDialogProps) {
  const words = useWords();
  const { t } = words;
  const form = useUploadForm(start, onSent);
  const id = useId();
  const pnrField = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const { progress, sending, file } = form;
  const close = (): void => onClose(progress !== null);
  const over = progress?.state === "done" || progress?.state === "failed";
  const complete = form.missing === undefined;
  const empty = start.pnr === undefined ? pnrField : start.file === undefined && !complete ? chooser : primary;
  useEffect(() => {
    // Anyone who types on is left alone.
    if ((file && complete) || over)
      if (!document.activeElement?.matches("input:not([type=file]), select")) primary.current?.focus();
  }, [file, complete, over]);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("upload.title")}
      labels={{ close: t("upload.close") }}
      initialFocus={empty}
      footer={
        progress ? (
          <>
            {over && <Button onClick={form.again}>{t("upload.again")}</Button>}
            <Button ref={primary} variant="solid" aria-keyshortcuts={ariaKeys("Enter")} onClick={close}>
              {over ? t("upload.done") : t("upload.close")} {over && <KeyHint keys="Enter" />}
            </Button>
          </>
        ) : (
          <>
            {sending && <Button onClick={form.cancel}>{t("upload.cancel")}</Button>}
            <Button
              ref={primary}
              type="submit"
              form={id}
              variant="solid"
              disabled={sending}
              aria-keyshortcuts={ariaKeys("Enter")}
            >
              {t("upload.send")} {complete && <KeyHint keys="Enter" />}
            </Button>
          </>
        )
      }
    >
      <chakra.form
        id={id}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        {progress === null && <Fields form={form} words={words} pnrField={pnrField} chooser={chooser} />}
        <UploadProgress form={form} words={words} />
      </chakra.form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly form: UploadForm;
  readonly words: Words;
  readonly pnrField: RefObject<HTMLInputElement | null>;
  readonly chooser: RefObject<HTMLButtonElement | null>;
}

function Fields({ form, words, pnrField, chooser }: FieldsProps) {
  const { t, fileSize } = words;
  const { pnr, file, bookings, booking, problem, sending } = form;
  const problemText = useProblemText(words, form);
  const textAt = (field: NonNullable<typeof problem>["field"]) =>
    problem?.field === field ? problemText(problem) : undefined;
  const atForm = textAt("form");
  return (
    <>
      {atForm !== undefined && <Notice tone="bad">{atForm}</Notice>}
      <Field.Root invalid={problem?.field === "pnr"} required>
        <Field.Label>{t("upload.pnr")}</Field.Label>
        <Input
          ref={pnrField}
          value={pnr}
          disabled={sending}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          fontFamily="mono"
          textTransform="uppercase"
          onChange={({ target }) => form.setPnr(target.value)}
        />
        <Field.ErrorText>{textAt("pnr")}</Field.ErrorText>
      </Field.Root>
      {bookings.length > 0 && (
        <Field.Root invalid={problem?.field === "booking" && problem.code === "required"} required>
          <Field.Label>{t("upload.booking")}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={booking ? bookings.indexOf(booking) : ""}
              onChange={({ target }) =>
                form.setBooking(target.value === "" ? undefined : bookings[Number(target.value)])
              }
            >
              <option value="">{t("upload.booking.choose")}</option>
              {bookings.map((each, index) => (
                <option key={`${each.vendor}/${each.bookingNo}`} value={index}>
                  {t("upload.booking.option", {
                    bookingNo: each.bookingNo,
                    name: plainNameOf({ passenger: each.passenger, pnr }),
                    vendor: each.vendorName,
                    count: each.passengers,
                  })}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Field.HelperText>{t("upload.booking.hint")}</Field.HelperText>
          <Field.ErrorText>{textAt("booking")}</Field.ErrorText>
        </Field.Root>
      )}
      <FileDrop
        file={file}
        onFile={form.setFile}
        accept="application/pdf,.pdf"
        disabled={sending}
        error={textAt("file")}
        chooser={chooser}
        labels={{
          label: t("upload.file"),
          choose: t("upload.choose"),
          change: t("upload.change"),
          hint: file
            ? fileSize(file.size)
            : t("upload.hint", { megabytes: uploadLimits.bytes / megabyte, pages: uploadLimits.pages }),
        }}
      />
    </>
  );
}
