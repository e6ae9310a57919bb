import { Button, chakra } from "@chakra-ui/react";
import type { Country } from "@gatehouse/domain/addresses";
import {
  emptyPreference,
  type PreferenceForm,
  preferenceFields,
  type VendorField,
  vendorFields,
  vendorPhone,
  type VendorProblem,
} from "@gatehouse/domain/vendors";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { PasswordField } from "@gatehouse/ui/password-field";
import {
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleCheck,
  CircleDashed,
  CircleX,
  HardDrive,
  Plus,
  Trash2,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useConfirm, useErrorText, useNavigation, usePageTitle, useSession, useToast } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { pendingPath } from "../agreements/agreement-path.ts";
import type { Prospect } from "../agreements/data/use-agreements.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
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
import { PreferenceFields, preferenceId } from "../parts/preference-fields.tsx";
import { useProblemWords } from "../parts/use-problem-words.ts";
import {
  type CreateForm,
  createProblems,
  type CreateSection,
  createSections,
  emptyCreateForm,
  formOfProspect,
  isMissing,
  keepCreateDraft,
  readCreateDraft,
  sectionOf,
} from "./create-form.ts";
import { type Refusal, useCreate } from "./data/use-create.ts";
import { messages } from "./messages/index.ts";
import { ProspectNote, WithProspect } from "./with-prospect.tsx";

const listPath = "/dashboard/admin/vendors";
/** Fields and preferences' fields that must be filled in, at least. */
const compulsory = 22;

export interface CreateVendorScreenProps {
  /** The prospect that is made a vendor (VEN-19); 0 for none. */
  readonly prospect?: number;
}

/** Create Vendor (VEN-2): every field, what is left of them, and the vendor's first user. */
export function CreateVendorScreen({ prospect = 0 }: CreateVendorScreenProps) {
  const t = useMessages(messages);
  const { user } = useSession();
  usePageTitle(t("title"));
  if (!user) return null;
  const { userid } = user;
  return prospect === 0 ? (
    <Form key={userid} userid={userid} />
  ) : (
    <WithProspect id={prospect}>
      {(found) => <Form key={`${userid} ${found.id}`} userid={userid} prospect={found} />}
    </WithProspect>
  );
}

const isVendorField = (text: string): text is VendorField => vendorFields.some((known) => known === text);
const isPreferenceField = (text: string) => preferenceFields.find((known) => known === text);
const inputOf = ({ field, at }: Refusal): string => {
  const preference = isPreferenceField(field);
  if (at !== undefined && preference) return preferenceId(at, preference);
  return isVendorField(field) ? idOf(field) : "";
};

interface FormProps {
  readonly userid: string;
  readonly prospect?: Prospect;
}

function Form({ userid, prospect }: FormProps) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText(messages);
  const words = useProblemWords();
  const { navigate } = useNavigation();
  const blank = prospect ? formOfProspect(prospect) : emptyCreateForm;
  const [form, setForm] = useState<CreateForm>(() => readCreateDraft(userid, prospect?.id) ?? blank);
  const [file, setFile] = useState<File>();
  const [country, setCountry] = useState<Country>();
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState<ReadonlySet<CreateSection>>(new Set(createSections));
  const wanted = useRef<string>(undefined);
  const onLogo = useCallback(() => toast({ tone: "success", title: t("logo.uploaded") }), [toast, t]);
  const { run, running } = useCreate(onLogo);
  const { details, preferences } = form;
  const problems = [...createProblems(form, { country, hasLogo: file !== undefined }), ...refusals];
  useEffect(() => {
    if (wanted.current === undefined) return;
    const input = document.getElementById(wanted.current);
    wanted.current = undefined;
    input?.focus();
    input?.scrollIntoView({ block: "center" });
  });

  const put = (next: CreateForm): void => {
    setForm(next);
    setRefusals([]);
    setFailure(undefined);
    keepCreateDraft(userid, next, prospect?.id);
  };
  const isSaid = (problem: Refusal): boolean => isTried || (left.has(inputOf(problem)) && !isMissing(problem));
  const problemAt = (field: VendorField): VendorProblem | undefined => {
    const found = problems.find((each) => each.field === field && each.at === undefined);
    return found && isSaid(found) ? ({ field, code: found.code } as VendorProblem) : undefined;
  };
  const fields = {
    values: details,
    change: (typed: Partial<typeof details>) => put({ ...form, details: { ...details, ...typed } }),
    problemAt,
    leave: (field: VendorField) => setLeft((before) => new Set([...before, idOf(field)])),
  };
  const changePreference = (at: number, typed: Partial<PreferenceForm>): void =>
    put({ ...form, preferences: preferences.map((each, place) => (place === at ? { ...each, ...typed } : each)) });
  const goTo = (problem: Refusal): void => {
    setOpen((before) => new Set([...before, sectionOf(problem)]));
    wanted.current = inputOf(problem);
    // The effect runs after the section is there.
    setLeft((before) => new Set(before));
  };
  const create = async (): Promise<void> => {
    setTried(true);
    setFailure(undefined);
    const [first] = problems.filter((problem) => !refusals.includes(problem));
    if (first || !file) {
      if (first) goTo(first);
      return;
    }
    const result = await run({
      details,
      password: form.invite ? undefined : form.password,
      file,
      plate: form.plate,
      preferences,
      approves: prospect && { id: prospect.id, version: prospect.version },
    });
    switch (result?.kind) {
      case undefined:
        return;
      case "created":
        keepCreateDraft(userid, undefined, prospect?.id);
        toast({ tone: "success", title: t("created") });
        navigate(prospect ? pendingPath : listPath);
        return;
      case "refused": {
        setRefusals(result.problems);
        const [refused] = result.problems;
        if (refused) goTo(refused);
        return;
      }
      case "settled":
        setFailure(result.state === "PENDING" ? t("settled.otherwise") : t("settled", { by: result.by }));
        return;
      case "failed":
        setFailure(result.isOffline ? t("offline") : result.declared ? errorText(result.error) : t("failed"));
    }
  };
  const discard = async (): Promise<void> => {
    if (!(await confirm({ title: t("discard"), description: t("discard.ask"), confirm: t("discard"), tone: "danger" })))
      return;
    put(blank);
    setFile(undefined);
    setTried(false);
    setLeft(new Set());
  };
  const labelOf = ({ field, at }: Refusal): string =>
    (at === undefined ? textOf(parts, `field.${field}`) : textOf(parts, `preference.${field}`)) ?? field;
  const titleOf = (section: CreateSection): string =>
    section === "signIn" ? t("section.signIn") : p(`section.${section}`);
  const summaryOf = (section: CreateSection): string => {
    const texts: Readonly<Record<CreateSection, readonly string[]>> = {
      organization: [
        details.orgName,
        details.phoneNumber === "" ? "" : vendorPhone(details.phoneCode, details.phoneNumber),
        details.website,
        details.productTypes.length > 0 ? t("section.products", { count: details.productTypes.length }) : "",
      ],
      signIn: [details.email, details.alertEmail, details.bcc],
      logo: [file?.name ?? ""],
      support: [
        [details.supportFirstname, details.supportLastname].filter((part) => part !== "").join(" "),
        details.supportGender === "" ? "" : (textOf(parts, `gender.${details.supportGender}`) ?? ""),
        details.supportEmail,
      ],
      address: [details.address.line1, details.address.city, country?.name ?? details.address.country],
      preferences: preferences.map(({ channel }) =>
        channel === "" ? "" : (textOf(parts, `channel.${channel}`) ?? ""),
      ),
    };
    return texts[section].filter((text) => text.trim() !== "").join(", ");
  };
  const bodyOf = (section: CreateSection): ReactNode => {
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
            {prospect ? (
              <chakra.p color="fg.muted" alignSelf="center">
                {t("prospect.invite")}
              </chakra.p>
            ) : (
              <chakra.div>
                <PasswordField
                  disabled={form.invite}
                  id={idOf("password")}
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
            onFile={(next) => {
              setFile(next);
              setRefusals([]);
            }}
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
  };
  const inSection = (section: CreateSection) => problems.filter((problem) => sectionOf(problem) === section);
  const wrongSaid = problems.filter((problem) => isSaid(problem));
  const done = Math.max(0, compulsory - problems.length);
  return (
    <chakra.form
      noValidate
      aria-label={t("title")}
      height="full"
      minH="0"
      display="grid"
      gridTemplate={{
        base: "auto minmax(0, 1fr) auto / minmax(0, 1fr)",
        lg: "auto minmax(0, 1fr) auto / minmax(0, 1fr) 18rem",
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void create();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <chakra.header
        gridColumn="1 / -1"
        px={{ base: "3", md: "gutter" }}
        py="3"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <PageHeader title={t("title")} note={prospect ? <ProspectNote prospect={prospect} /> : t("lead")} />
      </chakra.header>
      <chakra.div overflowY="auto" px={{ base: "3", md: "gutter" }} gridColumn="1" tabIndex={-1}>
        {createSections.map((section) => {
          const missing = inSection(section);
          const wrong = missing.filter((problem) => !isMissing(problem) && isSaid(problem));
          const isOpen = open.has(section);
          const title = titleOf(section);
          const headingId = `vendor-section-${section}`;
          const summary = summaryOf(section);
          const Icon = wrong.length > 0 ? CircleX : missing.length === 0 ? CircleCheck : CircleDashed;
          const Sign = isOpen ? ChevronUp : ChevronDown;
          return (
            <chakra.section
              key={section}
              aria-labelledby={headingId}
              borderBottomWidth="1px"
              borderColor="border.subtle"
            >
              <chakra.header display="flex" alignItems="center" gap="3" py="2">
                <chakra.span
                  flex="none"
                  color={wrong.length > 0 ? "state.bad.fg" : missing.length === 0 ? "state.ok.fg" : "fg.muted"}
                >
                  <Icon aria-hidden size={20} />
                </chakra.span>
                <chakra.div flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
                  <chakra.h2 id={headingId} textStyle="md" fontWeight="strong">
                    {title}
                  </chakra.h2>
                  {!isOpen && (
                    <chakra.span color="fg.muted" minW="0" overflowWrap="anywhere">
                      {summary !== "" ? summary : section === "preferences" ? t("preferences.least") : ""}
                    </chakra.span>
                  )}
                </chakra.div>
                {!isOpen && missing.length > 0 && (
                  <chakra.span
                    color={wrong.length > 0 ? "state.bad.fg" : "fg.muted"}
                    display={{ base: "none", md: "inline" }}
                  >
                    {wrong.length > 0
                      ? t("wrong", { count: wrong.length })
                      : missing.length < 3
                        ? t("left", { fields: missing.map(labelOf).join(", ") })
                        : t("leftCount", { count: missing.length })}
                  </chakra.span>
                )}
                <Button
                  variant="ghost"
                  px="1"
                  minW={{ base: "touch", md: "control" }}
                  aria-expanded={isOpen}
                  aria-label={t(isOpen ? "fold" : "unfold", { part: title })}
                  onClick={() => {
                    const next = new Set(open);
                    if (isOpen) next.delete(section);
                    else next.add(section);
                    setOpen(next);
                  }}
                >
                  <Sign aria-hidden />
                </Button>
              </chakra.header>
              {isOpen && (
                <chakra.div ps={{ base: "0", md: "8" }} pb="5">
                  {bodyOf(section)}
                </chakra.div>
              )}
            </chakra.section>
          );
        })}
      </chakra.div>
      <chakra.aside
        display={{ base: "none", lg: "block" }}
        gridRow="2 / 4"
        gridColumn="2"
        overflowY="auto"
        p="4"
        bg="bg.sunken"
        borderInlineStartWidth="1px"
        borderColor="border.subtle"
        aria-labelledby="vendor-left"
      >
        <chakra.header display="flex" pb="3">
          <chakra.h2 id="vendor-left" textStyle="md" fontWeight="strong" flex="1">
            {t("left.title")}
          </chakra.h2>
          <chakra.output color="fg.muted" textStyle="figures">
            {t("left.of", { done, all: Math.max(compulsory, problems.length) })}
          </chakra.output>
        </chakra.header>
        {problems.length === 0 && <chakra.p color="fg.muted">{t("left.none")}</chakra.p>}
        {createSections.map((section) => {
          const missing = inSection(section);
          const wrong = missing.filter((problem) => !isMissing(problem) && isSaid(problem)).length;
          const Icon = wrong > 0 ? CircleX : missing.length === 0 ? CircleCheck : CircleDashed;
          return (
            <chakra.div key={section} pb="3">
              <chakra.div display="flex" alignItems="center" gap="2" fontWeight="strong">
                <chakra.span color={wrong > 0 ? "state.bad.fg" : missing.length === 0 ? "state.ok.fg" : "fg.muted"}>
                  <Icon aria-hidden size={16} />
                </chakra.span>
                <chakra.span flex="1">{titleOf(section)}</chakra.span>
                {missing.length > 0 && (
                  <chakra.span fontWeight="normal" color={wrong > 0 ? "state.bad.fg" : "fg.muted"}>
                    {wrong > 0 ? t("wrong", { count: wrong }) : t("leftCount", { count: missing.length })}
                  </chakra.span>
                )}
              </chakra.div>
              {missing.map((problem) => (
                <Button
                  key={`${problem.at ?? ""} ${problem.field}`}
                  variant="ghost"
                  width="full"
                  justifyContent="space-between"
                  ps="6"
                  color={!isMissing(problem) && isSaid(problem) ? "state.bad.fg" : "accent.fg"}
                  fontWeight="normal"
                  height="auto"
                  minH="8"
                  whiteSpace="normal"
                  textAlign="start"
                  onClick={() => goTo(problem)}
                >
                  {labelOf(problem)} <ChevronRight aria-hidden size={16} />
                </Button>
              ))}
            </chakra.div>
          );
        })}
      </chakra.aside>
      <chakra.footer
        gridColumn="1"
        px={{ base: "3", md: "gutter" }}
        py="3"
        borderTopWidth="1px"
        borderColor="border.subtle"
        bg="bg.panel"
        display="grid"
        gap="2"
      >
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        {isTried && wrongSaid.some(({ at }) => at === undefined) && <Notice tone="warn">{t("problem.basic")}</Notice>}
        {isTried && wrongSaid.some(({ at }) => at !== undefined) && (
          <Notice tone="warn">{t("problem.preferences")}</Notice>
        )}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <chakra.span
            flex="1 1 14rem"
            display={{ base: "none", md: "flex" }}
            alignItems="center"
            gap="2"
            color="fg.muted"
          >
            <HardDrive aria-hidden size={16} /> {t("kept")}
          </chakra.span>
          <Button variant="ghost" onClick={() => void discard()}>
            {t("discard")}
          </Button>
          <Button
            type="submit"
            variant="solid"
            aria-disabled={running || undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {t(running ? "creating" : "create")} <KeyHint keys="Mod+Enter" />
          </Button>
        </chakra.div>
      </chakra.footer>
    </chakra.form>
  );
}
