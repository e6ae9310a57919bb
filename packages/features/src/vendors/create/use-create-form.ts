import type { Country } from "@gatehouse/domain/addresses";
import {
  type PreferenceForm,
  preferenceFields,
  type VendorField,
  vendorFields,
  type VendorProblem,
} from "@gatehouse/domain/vendors";
import { useCallback, useEffect, useRef, useState } from "react";
import { useConfirm, useErrorText, useNavigation, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { pendingPath } from "../agreements/agreement-path.ts";
import type { Prospect } from "../agreements/data/use-prospect.ts";
import { idOf } from "../parts/details-fields.tsx";
import { preferenceId } from "../parts/preference-fields.tsx";
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

const listPath = "/dashboard/admin/vendors";

const isVendorField = (text: string): text is VendorField => vendorFields.some((known) => known === text);
const isPreferenceField = (text: string) => preferenceFields.find((known) => known === text);
const inputOf = ({ field, at }: Refusal): string => {
  const preference = isPreferenceField(field);
  if (at !== undefined && preference) return preferenceId(at, preference);
  return isVendorField(field) ? idOf(field) : "";
};

/** What is typed on Create Vendor, what is said about it, and creating the vendor (VEN-2). */
export function useCreateForm(userid: string, prospect: Prospect | undefined) {
  const t = useMessages(messages);
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText(messages);
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
  return {
    form,
    put,
    file,
    setFile: (next: File | undefined): void => {
      setFile(next);
      setRefusals([]);
    },
    country,
    setCountry,
    /** Whether somebody has tried to create it. */
    isTried,
    failure,
    running,
    problems,
    /** Whether a problem is said by now. */
    isSaid,
    problemAt,
    /** For the parts of the basic details. */
    fields,
    changePreference,
    open,
    setOpen,
    /** Leads to the field of a problem, and opens its section. */
    goTo,
    create,
    discard,
    inSection: (section: CreateSection) => problems.filter((problem) => sectionOf(problem) === section),
  };
}

export type CreateFormState = ReturnType<typeof useCreateForm>;
