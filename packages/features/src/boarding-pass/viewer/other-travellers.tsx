import { chakra } from "@chakra-ui/react";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Choice } from "@gatehouse/ui/choice";
import { Notice } from "@gatehouse/ui/notice";
import { useId } from "react";
import { type OtherTraveller, useTravellers } from "../data/use-travellers.ts";
import { plainNameOf } from "../../app/traveller-name/index.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import type { ViewerModel } from "./use-viewer.ts";

/** `NAME, First (MISS, ticket 220…)`. */
function described({ title, ticketNumber, ...passenger }: OtherTraveller, { t }: Words): string {
  const name = plainNameOf({ passenger, pnr: "" });
  const apart = [title.toUpperCase(), ticketNumber ? t("namesake.ticket", { number: ticketNumber }) : ""];
  const known = apart.filter((part) => part !== "").join(", ");
  return known === "" ? name : `${name} (${known})`;
}

/** The pass fits others of the booking too: whose it is must be said, and somebody else looks at it again. */
export function OtherTravellers({ viewer, words }: { readonly viewer: ViewerModel; readonly words: Words }) {
  const { t } = words;
  const id = useId();
  const { checks, checkIn, ownership, checkInId } = viewer;
  const all = useTravellers(checkIn, checks.others.length > 0 ? [checkInId, ...checks.others] : []);
  if (checks.others.length === 0) return null;
  const own = all?.find((each) => each.checkInId === checkInId);
  const namesOf = (ids: readonly number[]): string =>
    ids
      .map((other) => {
        const found = all?.find((each) => each.checkInId === other);
        return found ? described(found, words) : t("namesake.checkIn", { id: other });
      })
      .join(", ");
  const { alsoFits = [], belongsTo = [] } = ownership ?? {};
  const name = own ? described(own, words) : words.name(checkIn);
  const option = (chosen: boolean, label: string) => (
    <chakra.label display="flex" gap="2" alignItems="center" minH="8" cursor="pointer">
      <Choice
        type="radio"
        name={id}
        data-choice={chosen ? "own" : "open"}
        {...(chosen ? { "aria-keyshortcuts": ariaKeys(viewerKeys.choice) } : {})}
        checked={checks.isChosen === chosen}
        onChange={() => checks.choose(chosen)}
      />
      {label} {chosen && <KeyHint keys={viewerKeys.choice} />}
    </chakra.label>
  );
  return (
    <Notice tone="warn" mx="4" mb="2.5">
      <chakra.fieldset border="0" m="0" p="0" minW="0">
        <chakra.legend p="0" mb="1">
          {belongsTo.length > 0 && (
            <chakra.span display="block" fontWeight="strong">
              {t("namesake.belongsTo", { names: namesOf(belongsTo) })}
            </chakra.span>
          )}
          {alsoFits.length > 0 && (
            <chakra.span display="block" fontWeight="strong">
              {t("namesake.alsoFits", { names: namesOf(alsoFits) })}
            </chakra.span>
          )}
          {t("namesake.choose")}
        </chakra.legend>
        {option(false, t("namesake.open"))}
        {option(true, t("namesake.own", { name }))}
      </chakra.fieldset>
    </Notice>
  );
}
