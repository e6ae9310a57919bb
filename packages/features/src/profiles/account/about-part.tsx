import { Button, chakra, Field, Input, NativeSelect } from "@chakra-ui/react";
import { type Api, declaredError } from "@gatehouse/api/client";
import { phoneCodes } from "@gatehouse/domain/travellers";
import { Notice } from "@gatehouse/ui/notice";
import { PhoneField } from "@gatehouse/ui/phone-field";
import { type FormEvent, useState } from "react";
import { useApi, useErrorText } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Account } from "./data/use-account.ts";
import { messages } from "./messages/index.ts";

const codes = phoneCodes();
const zones = Intl.supportedValuesOf("timeZone");
type Fields = Pick<Account, "name" | "phoneCode" | "phoneNumber" | "tz">;
type WrongField = "name" | "phone" | "tz";

function wrongFieldIn(error: unknown): WrongField | undefined {
  const declared = declaredError<Api["account"]["save"]>(error);
  return declared?.code === "INVALID_ACCOUNT" ? declared.data.field : undefined;
}

/** Name, phone and time zone (ACC-28). */
export function AboutPart({
  account,
  onSaved,
}: {
  readonly account: Account;
  readonly onSaved: (next: Account) => void;
}) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const language = useLanguage();
  const api = useApi();
  const [typed, setTyped] = useState<Fields>(account);
  const [failure, setFailure] = useState<unknown>();
  const [wrong, setWrong] = useState<WrongField>();
  const [saved, setSaved] = useState(false);
  const change = (patch: Partial<Fields>): void => {
    setTyped({ ...typed, ...patch });
    setSaved(false);
    setWrong(undefined);
  };
  const changed = (["name", "phoneCode", "phoneNumber", "tz"] as const).some(
    (field) => typed[field] !== account[field],
  );
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    if (typed.name.trim() === "") {
      setWrong("name");
      return;
    }
    const { name, phoneCode, phoneNumber, tz } = typed;
    try {
      const next = await api.account.save({ name, phoneCode, phoneNumber, tz });
      onSaved(next);
      setTyped(next);
      setSaved(true);
    } catch (error) {
      const field = wrongFieldIn(error);
      if (field) setWrong(field);
      else setFailure(error);
    }
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  return (
    <chakra.section aria-labelledby="account-about" display="grid" gap="3">
      <chakra.h2 id="account-about" textStyle="md" fontWeight="strong">
        {t("about")}
      </chakra.h2>
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      <chakra.form noValidate onSubmit={send} display="grid" gap="3">
        <Field.Root invalid={wrong === "name"}>
          <Field.Label>{t("name")}</Field.Label>
          <Input
            autoComplete="name"
            maxLength={120}
            value={typed.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <Field.ErrorText>{t("problem.name")}</Field.ErrorText>
        </Field.Root>
        <Field.Root readOnly>
          <Field.Label>{t("email")}</Field.Label>
          <Input value={account.email} readOnly bg="bg.sunken" />
          <Field.HelperText>{t("email.help")}</Field.HelperText>
        </Field.Root>
        <PhoneField
          id="account-phone"
          names={{ code: "phoneCode", number: "phoneNumber" }}
          value={{ code: typed.phoneCode, number: typed.phoneNumber }}
          onChange={({ code, number }) => change({ phoneCode: code, phoneNumber: number })}
          codes={codes}
          locale={language}
          error={wrong === "phone" ? t("problem.phone") : undefined}
          labels={{
            label: t("phone"),
            code: t("phoneCode"),
            found: (count) => t("phoneFound", { count }),
            none: t("phoneNone"),
          }}
        />
        <Field.Root invalid={wrong === "tz"}>
          <Field.Label>{t("tz")}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={typed.tz} onChange={({ currentTarget }) => change({ tz: currentTarget.value })}>
              <option value="">{t("tz.none")}</option>
              {typed.tz !== "" && !zones.includes(typed.tz) && <option value={typed.tz}>{typed.tz}</option>}
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll("_", " ")}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Field.ErrorText>{t("problem.tz")}</Field.ErrorText>
        </Field.Root>
        <chakra.div display="flex" alignItems="center" gap="3" minH="control">
          {changed && (
            <Button type="submit" variant="solid" loading={running} loadingText={t("saving")}>
              {t("save")}
            </Button>
          )}
          <chakra.output color="fg.muted">{saved && !changed && t("saved")}</chakra.output>
        </chakra.div>
      </chakra.form>
    </chakra.section>
  );
}
