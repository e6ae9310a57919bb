import { lazyComponent } from "@gatehouse/ui/lazy";
import { useCallback } from "react";
import { usePageTitle } from "../app/index.ts";
import { type PageBrand, usePageBrand } from "../app/page-brand.ts";
import { useMessages } from "../i18n/index.ts";
import { useMissingInfo } from "./data/use-missing-info.ts";
import { FailedView } from "./failed-view.tsx";
import { FetchingView } from "./fetching-view.tsx";
import { messages } from "./messages/index.ts";
import { linkInAddress } from "./missing-info-search.ts";
import type { PageStatus } from "./missing-info-status.ts";
import type { MissingInfoFormProps } from "./missing-info-form.tsx";

// Rules, metadata of telephone numbers, pickers: fetched beside the data, and together with it what the page waits for.
const loadForm = () => import("./missing-info-form.tsx").then((loaded) => loaded.MissingInfoForm);
const Form = lazyComponent<MissingInfoFormProps>(loadForm, { waiting: <FetchingView /> });
const loadSuccess = () => import("./success-view.tsx").then((loaded) => loaded.SuccessView);
const SuccessView = lazyComponent(loadSuccess);
// The success is there before it is needed: by then the network may be gone.
const prepare = () => Promise.all([loadForm(), loadSuccess()]);
const LeaveQuestion = lazyComponent(() => import("./form-question.tsx").then((loaded) => loaded.FormQuestionDialog), {
  over: true,
});

export interface MissingInfoScreenProps {
  /** The parameters of the address, as they are: `searchid` and `bookingNo`. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Whether something typed would be lost by leaving. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
  /** The reader is about to leave although something would be lost: they are asked. */
  readonly leaving?: { readonly proceed: () => void; readonly stay: () => void } | undefined;
}

/** The missing-information page of a link that was sent to a traveller (TRV-1, TRV-2). */
export function MissingInfoScreen({ search, onUnsavedChange, leaving }: MissingInfoScreenProps) {
  const t = useMessages(messages);
  usePageTitle(t("title"));
  const { state, retry, submitted, goBack } = useMissingInfo(search, prepare);
  usePageBrand(brandOf(state));
  const link = linkInAddress(search);
  const stay = useCallback(() => leaving?.stay(), [leaving]);
  return (
    <>
      {viewOf()}
      {leaving && <LeaveQuestion question={{ about: "leave" }} onConfirm={leaving.proceed} onClose={stay} />}
    </>
  );

  function viewOf() {
    switch (state.status) {
      case "no-update":
        return <FetchingView />;
      case "fetch-failed":
        return <FailedView failure={state.failure} bookingNo={link?.bookingNo} onRetry={retry} />;
      case "fetch-success":
        return (
          link && (
            <Form
              key={`${link.searchId} ${link.bookingNo}`}
              link={link}
              info={state.info}
              isBack={state.isBack}
              onSubmitted={submitted}
              onUnsavedChange={onUnsavedChange}
            />
          )
        );
      case "submission-success":
        return <SuccessView {...state.submitted} onGoBack={goBack} />;
    }
  }
}

/** The vendor who asks, as soon as its booking is known. */
function brandOf(state: PageStatus): PageBrand | undefined {
  if (state.status === "fetch-success") return state.info.vendor;
  return state.status === "submission-success" ? state.submitted.info.vendor : undefined;
}
