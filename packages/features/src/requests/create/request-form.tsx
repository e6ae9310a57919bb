import { Button, chakra } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import { Notice } from "@gatehouse/ui/notice";
import { History } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { AppLink, useConfirm, useShortcut } from "../../app/index.ts";
import { useTellOutcome } from "../../app/outcome.ts";
import { requestPath } from "../../app/request-path.ts";
import { useRoomy } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { CallHouseDialog } from "./call-house-dialog.tsx";
import type { RequestStart } from "./data/use-request-start.ts";
import { type Submission, useSubmit } from "./data/use-submit.ts";
import { RequestFormContext } from "./form/request-form-context.ts";
import { useRequestFormState } from "./form/use-request-form.ts";
import { messages } from "./messages/index.ts";
import { RequestParts } from "./request-parts.tsx";
import { Actions } from "./summary/actions.tsx";
import { Dock, Summary } from "./summary/summary.tsx";

export interface RequestFormProps {
  readonly start: RequestStart;
  /** Whose draft it is. */
  readonly userid: string;
  /** Staff ask for somebody else. */
  readonly isForOther: boolean;
  /** For whom the request is, in the heading. */
  readonly picker: ReactNode;
}

/** Where the profile leads back to. */
const here = encodeURIComponent("/dashboard/travel-request/create");

type Outcome = Submission | { readonly kind: "mandatory" | "noMode" } | undefined;

/** The form of a travel request for one traveller. */
export function RequestForm({ start, userid, isForOther, picker }: RequestFormProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const confirm = useConfirm();
  const isRoomy = useRoomy();
  const title = useRef<HTMLHeadingElement>(null);
  const { traveller, missingDetails } = start;
  const { state, restored, isTouched, begin, submitted, say, refuse } = useRequestFormState(start, userid);
  const tellOutcome = useTellOutcome();
  const { run, running } = useSubmit(isForOther ? traveller.id : undefined);
  const [outcome, setOutcome] = useState<Outcome>();

  const reset = async (): Promise<void> => {
    if (running) return;
    if (
      isTouched &&
      !(await confirm({
        title: t("reset.title"),
        description: t("reset.question"),
        confirm: t("reset"),
        tone: "danger",
      }))
    )
      return;
    begin();
    setOutcome(undefined);
  };
  const submit = async (): Promise<void> => {
    const problems = say();
    const [first] = problems;
    if (first) {
      setOutcome({ kind: problems.every(({ code }) => code === "travelMode.required") ? "noMode" : "mandatory" });
      state.goTo(first.field);
      return;
    }
    const answer = await run(submitted());
    if (!answer) return;
    setOutcome(answer);
    if (answer.kind === "done") {
      begin();
      tellOutcome("requested", { id: answer.id, name: requestName(answer.id) });
      title.current?.focus();
    } else if (answer.kind === "refused") {
      refuse(answer.problems);
      const [refused] = answer.problems;
      if (refused) state.goTo(refused.field);
    }
  };
  const submitByKey = (): void => {
    if (running) return;
    // What is typed in a date is put into its form as the field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setTimeout(() => void submit());
  };
  useShortcut({ keys: "Mod+Enter", label: t("submit"), run: submitByKey });
  const actions = (
    <Actions isSending={running} onReset={() => void reset()} onSubmit={() => !running && void submit()} />
  );
  const failure = <Failure outcome={outcome} />;
  const time = (at: number): string =>
    new Date(at * 1000).toLocaleTimeString(language === "fr" ? "fr" : "en-GB", { hour: "2-digit", minute: "2-digit" });
  return (
    <RequestFormContext value={state}>
      <chakra.section
        aria-label={t("form")}
        flex="1"
        minH={{ xl: "0" }}
        display={{ base: "flex", xl: "grid" }}
        flexDirection="column"
        gridTemplateColumns="minmax(0, 1fr) 17.5rem"
        gridTemplateRows="auto minmax(0, 1fr)"
        onKeyDown={(event) => {
          // Fields that use Enter themselves stop the page's shortcut, not this.
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || running) return;
          event.preventDefault();
          submitByKey();
        }}
      >
        <chakra.div
          gridColumn="1 / -1"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="1.5"
          px="gutter"
          py="3"
          borderBottomWidth={{ md: "1px" }}
          borderColor="border.subtle"
        >
          <chakra.h1 ref={title} tabIndex={-1} outline="none" textStyle="lg" flexBasis={{ base: "full", md: "auto" }}>
            {t("title")}
          </chakra.h1>
          {picker && (
            <>
              <chakra.span color="fg.muted">{t("traveller.for")}</chakra.span>
              {picker}
            </>
          )}
          {restored !== undefined && (
            <chakra.div
              ms={{ md: "auto" }}
              flex={{ base: "1 1 100%", md: "none" }}
              display="flex"
              alignItems="center"
              gap="2"
              color="fg.muted"
            >
              <History aria-hidden size={16} />
              <chakra.span flex="1">
                {t(state.isNarrow ? "restored.short" : "restored", { time: time(restored) })}
              </chakra.span>
              <Button variant="plain" minH={{ base: "touch", md: "0" }} ms="1" onClick={() => void reset()}>
                {t("afresh")}
              </Button>
            </chakra.div>
          )}
        </chakra.div>
        <chakra.div
          overflowY={{ xl: "auto" }}
          minH="0"
          minW="0"
          px="gutter"
          pt={{ base: "0", md: "3.5" }}
          pb="5"
          flex="1"
        >
          {outcome?.kind === "done" && (
            <Notice
              tone="ok"
              mb="3"
              actions={
                <AppLink href={requestPath(outcome.id)} color="accent.fg" fontWeight="strong">
                  {t("submit.open", { name: requestName(outcome.id) })}
                </AppLink>
              }
            >
              {t("submit.done")}
            </Notice>
          )}
          {missingDetails.length > 0 && (
            <Notice
              tone="info"
              mb="3"
              // A profile is completed by whose it is (PRO-1).
              actions={
                !isForOther && (
                  <AppLink href={`/dashboard/traveler-profile?back=${here}`} color="accent.fg" fontWeight="strong">
                    {t("profile.complete")}
                  </AppLink>
                )
              }
            >
              {t("profile.incomplete")}
            </Notice>
          )}
          <RequestParts />
        </chakra.div>
        {isRoomy ? (
          <Summary
            actions={actions}
            outcome={failure}
            tells={isForOther ? t("submit.tells", { name: traveller.name }) : t("submit.tellsYou")}
          />
        ) : (
          <Dock actions={actions} outcome={failure} />
        )}
      </chakra.section>
      <CallHouseDialog />
    </RequestFormContext>
  );
}

/** Why nothing was submitted. */
function Failure({ outcome }: { readonly outcome: Outcome }) {
  const t = useMessages(messages);
  switch (outcome?.kind) {
    case undefined:
    case "done":
      return null;
    case "noMode":
      return <Notice tone="warn">{t("submit.noMode")}</Notice>;
    case "mandatory":
    case "refused":
      return <Notice tone="warn">{t("submit.mandatory")}</Notice>;
    case "failed":
      return (
        <Notice tone="bad">
          {t("submit.failed")} {outcome.isOffline && t("submit.offline")}
        </Notice>
      );
  }
}
