import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { Notice } from "@gatehouse/ui/notice";
import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../i18n/index.ts";
import { DestinationPanel } from "./blocks/destination-panel.tsx";
import { EmergencyPanel } from "./blocks/emergency-panel.tsx";
import { Passengers } from "./blocks/passengers.tsx";
import { type FormQuestion, FormQuestionDialog } from "./form-question.tsx";
import { InfoFormContext, idOf } from "./form/form-context.ts";
import { useInfoFormState } from "./form/use-info-form.ts";
import { focusOn, useOpenPanels } from "./form/use-open-panels.ts";
import { type Submitted, useSending } from "./form/use-sending.ts";
import { passengerBlock } from "./form/paths.ts";
import { messages } from "./messages/index.ts";
import type { InfoLink } from "./missing-info-search.ts";
import { ErrorSummary } from "./overview/error-summary.tsx";
import { FlightList } from "./overview/flight-list.tsx";
import { Help } from "./overview/help.tsx";
import { InfoLayout } from "./overview/info-layout.tsx";
import { PartlySaved } from "./overview/partly-saved.tsx";
import { SendFailure } from "./overview/send-failure.tsx";
import { RailFold } from "./overview/rail-fold.tsx";
import { NothingToSend } from "./overview/nothing-to-send.tsx";
import { StillMissing } from "./overview/still-missing.tsx";
import { SubmitBar } from "./overview/submit-bar.tsx";
import { useNamesOf } from "./overview/use-names.ts";

export interface MissingInfoFormProps {
  readonly link: InfoLink;
  readonly info: MissingInfo;
  /** The reader comes back from a success: the focus begins at the title. */
  readonly isBack: boolean;
  /** Everything that was sent was taken. */
  readonly onSubmitted: (submitted: Submitted) => void;
  /** Whether something typed would be lost by leaving. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** The form of a booking's travellers (TRV-3). */
export function MissingInfoForm({ link, info: loaded, isBack, onSubmitted, onUnsavedChange }: MissingInfoFormProps) {
  const t = useMessages(messages);
  const state = useInfoFormState(link, loaded);
  const { form, removed } = state;
  const { board, info } = form;
  const names = useNamesOf(form);
  const panels = useOpenPanels(state.steps);
  const { send, isSending, failure, partly, clear } = useSending(link, state, onSubmitted);
  const [question, setQuestion] = useState<FormQuestion & { readonly index?: number }>();
  const [said, setSaid] = useState("");
  const [isUntouched, setUntouched] = useState(false);
  const isWaiting = failure?.until !== undefined;

  useEffect(() => {
    const tell = (): void => onUnsavedChange(board.get().changed.size > 0);
    const stop = board.subscribe(tell);
    tell();
    return () => {
      stop();
      onUnsavedChange(false);
    };
  }, [board, onUnsavedChange]);

  /** Sends what is right; what is not is refused by the server and stays. */
  const sendNow = async (): Promise<void> => {
    if (isWaiting) return;
    if (!(await send())) return;
    state.say();
    requestAnimationFrame(() => {
      const [first] = board.get().problems;
      if (first) panels.jump(first.path);
    });
  };
  const submit = (): void => {
    clear();
    const [first] = board.get().problems;
    const hasNothing = !first && board.get().changed.size + removed.size === 0;
    setUntouched(hasNothing);
    if (hasNothing) return;
    if (!first) return void sendNow();
    flushSync(state.say);
    panels.jump(first.path);
  };
  const resetNow = (): void => {
    clear();
    setUntouched(false);
    state.begin(info);
    panels.restart();
    setSaid(t("reset.done"));
  };
  const removeNow = (index: number): void => {
    const id = info.passengers[index]?.id;
    if (id === undefined) return;
    setUntouched(false);
    flushSync(() => state.remove(id));
    setSaid(t("remove.done", { name: names[index] ?? "" }));
    focusOn(`${idOf(passengerBlock(index))}-undo`);
  };
  const confirm = (): void => {
    const { about, index } = question ?? {};
    flushSync(() => setQuestion(undefined));
    if (about === "reset") resetNow();
    if (about === "remove" && index !== undefined) removeNow(index);
  };

  return (
    <InfoFormContext value={form}>
      <chakra.form
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending && !isWaiting) submit();
        }}
        // Room for the list below what gets the focus.
        css={{ "& [role=combobox]": { scrollMarginBlockEnd: "56" } }}
      >
        <InfoLayout
          takesFocus={isBack}
          help={<Help bookingNo={info.bookingNo} />}
          rail={
            <RailFold info={info}>
              <FlightList info={info} />
              <StillMissing names={names} removed={removed} onJump={panels.jump} />
            </RailFold>
          }
        >
          {state.isRestored ? <Notice tone="info">{t("restored")}</Notice> : <KeptNote />}
          <ErrorSummary names={names} onJump={panels.jump} onSaveRest={() => void sendNow()} />
          <Passengers
            names={names}
            panels={panels}
            removed={removed}
            onRemove={(index) => setQuestion({ about: "remove", index, name: names[index] ?? "" })}
            onRestore={(id) => flushSync(() => state.restore(id))}
          />
          <DestinationPanel panels={panels} names={names} />
          <EmergencyPanel panels={panels} names={names} />
          <VisuallyHidden asChild>
            <output>{said}</output>
          </VisuallyHidden>
        </InfoLayout>
        <SubmitBar
          isSending={isSending}
          isUnsent={failure !== undefined}
          isWaiting={isWaiting}
          hasRemoved={removed.size > 0}
          onReset={() => (board.get().changed.size > 0 ? setQuestion({ about: "reset" }) : resetNow())}
          onSaveRest={() => void sendNow()}
          onJump={panels.jump}
        >
          {failure && <SendFailure failure={failure} onOver={clear} />}
          {partly && <PartlySaved {...partly} />}
          {isUntouched && <NothingToSend />}
        </SubmitBar>
      </chakra.form>
      <FormQuestionDialog question={question} onConfirm={confirm} onClose={() => setQuestion(undefined)} />
    </InfoFormContext>
  );
}

/** Told before anything is typed. */
function KeptNote() {
  const t = useMessages(messages);
  return (
    <chakra.p display="flex" gap="2" textStyle="sm" color="fg.muted">
      <chakra.span flexShrink={0} pt="0.5">
        <Smartphone aria-hidden size={16} />
      </chakra.span>
      {t("kept")}
    </chakra.p>
  );
}
