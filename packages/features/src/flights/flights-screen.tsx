import { chakra } from "@chakra-ui/react";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { Activity, type ReactNode, Suspense, useEffect, useState } from "react";
import { usePageTitle } from "../app/index.ts";
import { onFirstUse } from "../app/on-first-use.ts";
import { useMessages } from "../i18n/index.ts";
import { Column } from "./columns.tsx";
import type { FlightSlots, FlightsModel } from "./flights-model.ts";
import { messages } from "./messages/index.ts";
import { useConnectedRooms } from "./share/connected-rooms.ts";
import { SearchBand } from "./search/search-band.tsx";
import { FailedView } from "./searching/failed-view.tsx";
import { slots as ownSlots } from "./slots.ts";
import { type FlightsProps, useFlights } from "./use-flights.ts";

// A page that opens with the form needs none of these before somebody searches.
const loadStages = () => import("./searching/index.ts");
const SearchingView = lazyComponent(() => loadStages().then((loaded) => loaded.SearchingView));
const EmptyView = lazyComponent(() => loadStages().then((loaded) => loaded.EmptyView));

const ChatSelections = lazyComponent(() =>
  import("./share/chat-selections.tsx").then((loaded) => loaded.ChatSelections),
);

const ChatAnnouncements = lazyComponent(() =>
  import("./share/chat-announcements.tsx").then((loaded) => loaded.ChatAnnouncements),
);

export interface FlightsScreenProps extends FlightsProps {
  /** Only stories give other parts. */
  readonly slots?: FlightSlots;
  /** Below the form, as long as nothing is searched for. */
  readonly children?: ReactNode;
}

/**
 * Flight search, for travellers and in the dashboard (FLT-1, FLT-11): the form or its summary on top, below it what becomes of
 * the search. Everything that a link reproduces is in the address.
 */
export function FlightsScreen({ slots = ownSlots, children, ...props }: FlightsScreenProps) {
  const t = useMessages(messages);
  const { model, weather, closeWeather, ...band } = useFlights(props);
  const { request } = model;
  const isAnnounced = useConnectedRooms().announce !== undefined;
  // There before somebody searches; where it cannot be had yet, it is fetched when it is shown.
  useEffect(() => onFirstUse(() => void SearchingView.preload()), []);
  const isSearching = model.run.stage === "searching_data";
  // What comes next is there when the answer is.
  useEffect(() => {
    if (isSearching && slots === ownSlots) void ownSlots.Results.preload();
  }, [isSearching, slots]);
  usePageTitle(request ? `${request.from} – ${request.to}` : t("page"));
  return (
    <chakra.div display="flex" flexDirection="column" flex="1" minW="0" pb="12">
      <SearchBand model={model} {...band} Share={slots.Share} />
      <Column>
        <Suspense fallback={null}>{stageOf(model, slots)}</Suspense>
      </Column>
      {model.run.stage === "" && children}
      {model.isOperator && <ChatSelections model={model} />}
      {isAnnounced && <ChatAnnouncements model={model} />}
      {weather && (
        <Suspense>
          <slots.Weather {...weather} onClose={closeWeather} />
        </Suspense>
      )}
    </chakra.div>
  );
}

function stageOf(model: FlightsModel, slots: FlightSlots): ReactNode {
  switch (model.run.stage) {
    case "":
      return null;
    case "searching_data":
      return <SearchingView model={model} />;
    case "search_failed":
      return <FailedView model={model} />;
    case "search_success":
      if (model.itineraries.length === 0) return <EmptyView model={model} />;
      return <Found key={model.run.searchId} model={model} slots={slots} />;
  }
}

/**
 * The list, or the selected itinerary in its place. A list that was shown stays as it is behind the itinerary, with its measured
 * cards and open details, so that anyone who comes back is where they were.
 */
function Found({
  model,
  slots: { Results, Selection },
}: {
  readonly model: FlightsModel;
  readonly slots: FlightSlots;
}) {
  const { selected } = model;
  const [isOpenedFirst] = useState(selected !== undefined);
  const [wasListed, setListed] = useState(!isOpenedFirst);
  if (!selected && !wasListed) setListed(true);
  return (
    <>
      {wasListed && (
        <Activity mode={selected ? "hidden" : "visible"}>
          <Results model={model} isReturn={isOpenedFirst} />
        </Activity>
      )}
      {selected && <Selection model={model} itinerary={selected} />}
    </>
  );
}
