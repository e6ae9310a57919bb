import { Button, chakra } from "@chakra-ui/react";
import { passengerTotal, searchLimits, type SearchRequest } from "@gatehouse/domain/flights";
import { useMessages } from "../../i18n/index.ts";
import { Columns } from "../columns.tsx";
import { useAirport } from "../../app/airport-field/use-airport.ts";
import type { FlightsModel } from "../flights-model.ts";
import { messages } from "../messages/index.ts";
import { Plane } from "./plane.tsx";
import { CardSkeletons, FilterSkeletons } from "./skeletons.tsx";
import { useCycle } from "./use-cycle.ts";

/** While a search is under way: that it is, what is being done, the shapes of what comes, and a way out (FLT-9). */
export function SearchingView({ model }: { readonly model: FlightsModel }) {
  const t = useMessages(messages);
  const { request, run, display } = model;
  return (
    <chakra.div aria-busy>
      <chakra.div textAlign="center" pt="5" pb="6">
        {request && <Plane from={request.from} to={request.to} />}
        <chakra.h2 textStyle="lg" maxW="xs" mx="auto" pb="2" textWrap="balance">
          {t("searching")}
        </chakra.h2>
        {request && <Turn request={request} />}
        <chakra.output display="block" textStyle="sm" color="fg.muted">
          {run.retries > 0 ? (
            t("searching.again", { number: run.retries, limit: searchLimits.retries })
          ) : (
            <chakra.span srOnly>{t("searching.announced")}</chakra.span>
          )}
        </chakra.output>
        {display.search && (
          <Button type="button" variant="ghost" mt="2" onClick={model.cancel}>
            {t("cancel")}
          </Button>
        )}
      </chakra.div>
      <Columns aside={display.filter ? <FilterSkeletons /> : null}>
        <CardSkeletons
          trips={request?.returnDate === undefined ? 1 : 2}
          isAlone={request !== null && passengerTotal(request.passengers) === 1}
        />
      </Columns>
    </chakra.div>
  );
}

/** What is being done, another line every three seconds; not read aloud, because it would never be quiet. */
function Turn({ request }: { readonly request: SearchRequest }) {
  const t = useMessages(messages);
  const from = useAirport(request.from).airport?.city ?? request.from;
  const to = useAirport(request.to).airport?.city ?? request.to;
  const texts = [
    t("searching.route", { from, to }),
    t("searching.nearby"),
    t("searching.compare"),
    t("searching.onTime"),
  ];
  const place = useCycle(texts.length, searchLimits.textEvery);
  return (
    <chakra.p aria-hidden color="fg.muted" minH="6">
      <span key={place} className="gh-turn" style={{ display: "block" }}>
        {texts[place]}
      </span>
    </chakra.p>
  );
}
