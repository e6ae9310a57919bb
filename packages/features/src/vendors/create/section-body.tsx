import { Button, chakra } from "@chakra-ui/react";
import { emptyPreference } from "@gatehouse/domain/vendors";
import { PasswordField } from "@gatehouse/ui/password-field";
import { Plus, Trash2 } from "lucide-react";
import { useNarrow } from "../../app/use-narrow.ts";
import { useMessages } from "../../i18n/index.ts";
import {
  AddressFields,
  EmailField,
  idOf,
  OrganizationFields,
  ProductFields,
  SupportFields,
} from "../parts/details-fields.tsx";
import { Columns, Tick } from "../parts/fields.tsx";
import { LogoField } from "../parts/logo-field.tsx";
import { messages as parts } from "../parts/messages/index.ts";
import { PreferenceFields } from "../parts/preference-fields.tsx";
import { useProblemWords } from "../parts/use-problem-words.ts";
import type { CreateSection } from "./create-form.ts";
import { messages } from "./messages/index.ts";
import type { CreateFormState } from "./use-create-form.ts";

export interface SectionBodyProps {
  readonly section: CreateSection;
  readonly state: CreateFormState;
  /** Whether a prospect is made a vendor: its first user is invited. */
  readonly ofProspect: boolean;
}

/** The fields of a section. */
export function SectionBody({ section, state, ofProspect }: SectionBodyProps) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const narrow = useNarrow();
  const words = useProblemWords();
  const { form, put, file, setFile, setCountry, fields, problems, problemAt, isSaid, changePreference } = state;
  const { preferences } = form;
  switch (section) {
    case "organization":
      return (
        <chakra.div display="grid" gap="4">
          <OrganizationFields {...fields} />
          <ProductFields {...fields} />
        </chakra.div>
      );
    case "signIn":
      return (
        <Columns>
          <EmailField field="email" {...fields} />
          {ofProspect ? (
            <chakra.p color="fg.muted" alignSelf="center">
              {t("prospect.invite")}
            </chakra.p>
          ) : (
            <chakra.div>
              <PasswordField
                disabled={form.invite}
                id={idOf("password")}
                size={narrow ? "lg" : "md"}
                autoComplete="new-password"
                value={form.password}
                onChange={({ currentTarget }) => put({ ...form, password: currentTarget.value })}
                onBlur={() => fields.leave("password")}
                error={words.ofDetails(problemAt("password"))}
                aria-describedby={`${idOf("password")}-help`}
                labels={{ label: p("field.password"), show: p("password.show"), hide: p("password.hide") }}
              />
              <chakra.p id={`${idOf("password")}-help`} textStyle="sm" color="fg.muted" pt="1">
                {t("password.help")}
              </chakra.p>
              <Tick
                id="vendor-invite"
                label={t("password.invite")}
                checked={form.invite}
                onChange={(invite) => put({ ...form, invite, password: "" })}
              />
            </chakra.div>
          )}
          <EmailField field="alertEmail" {...fields} helper={p("alertEmail.help")} />
          <EmailField field="bcc" {...fields} />
        </Columns>
      );
    case "logo":
      return (
        <LogoField
          id={idOf("logo")}
          file={file}
          onFile={setFile}
          plate={form.plate}
          onPlate={(plate) => put({ ...form, plate })}
          error={words.ofDetails(problemAt("logo"))}
        />
      );
    case "support":
      return <SupportFields {...fields} />;
    case "address":
      return <AddressFields {...fields} onCountry={setCountry} />;
    case "preferences":
      return (
        <chakra.div display="grid" gap="5">
          {preferences.map((each, at) => (
            <chakra.fieldset key={at} minW="0" aria-label={t("preferences.one", { number: at + 1 })}>
              <PreferenceFields
                at={at}
                form={each}
                change={(typed) => changePreference(at, typed)}
                problemAt={(field) => {
                  const found = problems.find((problem) => problem.at === at && problem.field === field);
                  return found && isSaid(found) ? { field, code: found.code } : undefined;
                }}
                choosable
              />
              {preferences.length > 1 && (
                <Button
                  variant="ghost"
                  mt="2"
                  onClick={() => put({ ...form, preferences: preferences.filter((_, place) => place !== at) })}
                >
                  <Trash2 aria-hidden /> {t("preferences.remove")}
                </Button>
              )}
            </chakra.fieldset>
          ))}
          {preferences.length < 4 && (
            <Button
              justifySelf="start"
              onClick={() => put({ ...form, preferences: [...preferences, emptyPreference("")] })}
            >
              <Plus aria-hidden /> {t("preferences.add")}
            </Button>
          )}
        </chakra.div>
      );
  }
}
