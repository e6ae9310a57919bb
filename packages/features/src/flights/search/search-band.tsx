import { Button, chakra } from "@chakra-ui/react";
import type { BookingWindow, SearchProblem, SearchRequest, SearchStage } from "@gatehouse/domain/flights";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { Notice } from "@gatehouse/ui/notice";
import { Pencil, X } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { Column } from "../columns.tsx";
import { isFocusLost } from "../focus.ts";
import type { FlightSlots, FlightsModel } from "../flights-model.ts";
import { messages } from "../messages/index.ts";
import { LastSearchList } from "./last-search-list.tsx";
import type { LastSearch } from "./last-searches.ts";
import type { PlaceNames } from "../../app/airport-field/place-names.ts";
import { SearchForm } from "./search-form.tsx";
import { useLastSearches } from "./use-last-searches.ts";
import { formOfAddress } from "./use-search-form.ts";

const TripSummary = lazyComponent(() => import("./trip-summary.tsx").then((loaded) => loaded.TripSummary), {
  waiting: <chakra.div flex="1" />,
});

export interface SearchBandProps extends Pick<FlightSlots, "Share"> {
  readonly model: FlightsModel;
  readonly window: BookingWindow;
  /** The reader's date, yyyy-mm-dd. */
  readonly today: string;
  readonly isRefused: boolean;
  /** What cannot be read from the address's number of passengers. */
  readonly passengersProblem: SearchProblem | undefined;
}

/** On top of the screen: the form, or after a search what was searched for, with the way back to the form. */
export function SearchBand({ model, window, today, isRefused, passengersProblem, Share }: SearchBandProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { isEditing, run, request, display, address } = model;
  const last = useLastSearches(window);
  const box = useRef<HTMLElement>(null);
  useFocusAfter(isEditing, run.stage, box);
  const searchAs = (next: LastSearch): void => {
    last.add(next);
    model.search(next.request);
  };
  const search = (next: SearchRequest, names: PlaceNames): void => {
    searchAs({ request: next, names, language });
  };
  const isBlank = run.stage === "";
  const showsForm = isEditing && display.search;
  return (
    <chakra.div
      bg={isBlank ? undefined : "bg.sunken"}
      borderBottomWidth={isBlank ? "0" : "1px"}
      borderColor="border.subtle"
      pt={isBlank ? { base: "5", md: "10" } : showsForm ? { base: "3", md: "4" } : "1"}
      pb={isBlank ? "0" : showsForm ? { base: "3", md: "4" } : "1"}
    >
      <Column>
        <chakra.h1 textStyle="xl" {...(isBlank ? { pb: "4" } : { srOnly: true })}>
          {t("form.title")}
        </chakra.h1>
        <chakra.section
          ref={box}
          tabIndex={-1}
          outline="none"
          aria-label={showsForm ? t("form") : t("summary")}
          // The summary is a line of the band, as low as it can be: the list below it is what people came for.
          {...(showsForm && {
            bg: "bg.panel",
            borderWidth: "1px",
            borderColor: "border.subtle",
            borderRadius: "panel",
            px: { base: "4", md: "5" },
            py: { base: "4", md: "5" },
          })}
        >
          {showsForm ? (
            <>
              {isBlank && run.failure === "GONE" && (
                <Notice tone="info" mb="4">
                  {t("error.GONE")}
                </Notice>
              )}
              <SearchForm
                key={JSON.stringify([address.search, passengersProblem])}
                start={formOfAddress(address.search, display.oneWayTrip)}
                window={window}
                today={today}
                canOneWay={display.oneWayTrip}
                isRefused={isRefused}
                passengersProblem={passengersProblem}
                size={model.isOperator ? "md" : "lg"}
                onSearch={search}
              />
              {!isBlank && (
                <Button type="button" variant="ghost" mt="2" onClick={() => model.edit(false)}>
                  <X aria-hidden /> {t("closeForm")}
                </Button>
              )}
            </>
          ) : request ? (
            // As high in every stage, so that nothing below moves when results arrive.
            <chakra.div display="flex" alignItems="center" gap={{ base: "1", md: "4" }} minH={{ base: "16", lg: "12" }}>
              <TripSummary request={request} />
              {(run.stage !== "searching_data" || display.search) && (
                // Keeps its place while there is nothing to press, so that no line breaks again.
                <chakra.div
                  display="flex"
                  gap="2"
                  ms="auto"
                  flexShrink={0}
                  visibility={run.stage === "searching_data" ? "hidden" : undefined}
                >
                  {model.isOperator && (
                    <Suspense>
                      <Share model={model} />
                    </Suspense>
                  )}
                  {display.search && (
                    <Button type="button" aria-label={t("modify")} css={modifyLook} onClick={() => model.edit(true)}>
                      <Pencil aria-hidden />
                      <chakra.span display={{ base: "none", md: "inline" }}>{t("modify")}</chakra.span>
                      <chakra.span display={{ md: "none" }}>{t("modify.short")}</chakra.span>
                    </Button>
                  )}
                </chakra.div>
              )}
            </chakra.div>
          ) : run.stage === "searching_data" ? (
            // A link that names a stored answer only: what was searched for comes with it.
            <chakra.div minH={{ base: "16", lg: "12" }} aria-busy />
          ) : (
            <Notice tone="bad">{t("flights.request.invalid")}</Notice>
          )}
        </chakra.section>
        {isBlank && showsForm && (
          <LastSearchList
            searches={last.list}
            onSearch={searchAs}
            onRemove={({ request: gone }) => last.remove(gone)}
          />
        )}
      </Column>
    </chakra.div>
  );
}

/** On phones an icon over its word, so that the summary beside it has room. */
const modifyLook = {
  mdDown: {
    flexDirection: "column",
    gap: "1",
    height: "auto",
    px: "1",
    py: "1.5",
    me: "-1",
    borderColor: "transparent",
    bg: "transparent",
    color: "accent.fg",
    textStyle: "xs",
    lineHeight: "1",
  },
} as const;

/**
 * When the form opens or closes because the user asked for it, or what they pressed goes with its stage, what the focus was on is gone: it
 * goes to what has taken its place, or to the summary, which stays.
 */
function useFocusAfter(isEditing: boolean, stage: SearchStage, box: { readonly current: HTMLElement | null }): void {
  const shown = useRef({ isEditing, stage });
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { isEditing, stage };
    const isOther = before.isEditing !== isEditing;
    // A page that opens with a search has no focus to lose.
    const isTakenAway = before.stage !== stage && last.current?.isConnected === false;
    if (!(isOther || isTakenAway) || !isFocusLost()) return;
    const first = isEditing ? box.current?.querySelector<HTMLElement>("input[role=combobox]") : undefined;
    (first ?? box.current)?.focus({ preventScroll: true });
  }, [isEditing, stage, box]);
}
