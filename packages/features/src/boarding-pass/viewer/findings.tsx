import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import type { ReactNode } from "react";
import { dayText } from "../../app/time/index.ts";
import { isolated } from "../../i18n/index.ts";
import type { Facts } from "../data/use-facts.ts";
import type { Words } from "../use-words.ts";
import { foundValue } from "./point-values.ts";

type Linked = NonNullable<NonNullable<Facts["ownPass"]>["linked"]>;
type Found = NonNullable<Linked["findings"]>;

/** What the page is, in words. */
function kindOf({ document, source, status, kind }: Found, { t }: Words): string {
  const what =
    document === "unknown"
      ? t(source === "text" ? "found.document.text" : "found.document.none")
      : t(`found.document.${document}`);
  return [what, kind && kind !== "adult" ? t(`found.kind.${kind}`) : "", status ? t(`found.status.${status}`) : ""]
    .filter((part) => part !== "")
    .join(" · ");
}

/** `MR John Smith (born 3 Feb 1955, ticket 220…)`. */
function foundTravellerName(found: Found["alsoFits"][number], { t, language }: Words): string {
  const name = [found.title.toUpperCase(), found.firstname, found.lastname].filter((part) => part !== "").join(" ");
  const apart = [
    found.dateOfBirth ? t("traveller.dateOfBirth", { value: dayText(found.dateOfBirth, language) }) : "",
    found.ticketNumber ? t("namesake.ticket", { number: found.ticketNumber }) : "",
  ].filter((part) => part !== "");
  return isolated(apart.length > 0 ? `${name} (${apart.join(", ")})` : name);
}

/** What was found when the pass was linked: what it is, what differed and why it was linked all the same, whom it was chosen over. */
export function Findings({ linked, words }: { readonly linked: Linked; readonly words: Words }) {
  const { t, list } = words;
  const { findings } = linked;
  if (!findings) return null;
  const { problem, override, points, unproven, alsoFits, belongsTo, byMachine, needQC } = findings;
  const differing = points.filter(({ verdict }) => verdict === "differs");
  const named = (some: Found["alsoFits"]): string => list(some.map((each) => foundTravellerName(each, words)));
  return (
    <Notice tone={needQC || problem ? "warn" : "info"} mx="4" mb="2.5">
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, max-content) minmax(0, 1fr)" columnGap="3" rowGap="1">
        <Fact name={t("found.what")}>
          <chakra.span fontWeight="strong">{kindOf(findings, words)}</chakra.span>
        </Fact>
        {problem && (
          <Fact name={t("found.override")}>
            <chakra.span display="block" fontWeight="strong" color="state.bad.fg">
              {t(`problem.${problem}`)}
            </chakra.span>
            {override ? t("found.quoted", { text: override }) : t("found.noReason")}
          </Fact>
        )}
        {differing.map(({ point, booking, pass, reason }) => (
          <Fact key={point} name={words.point(point)}>
            <chakra.span display="block">
              {t("found.booking")} <chakra.b fontWeight="strong">{foundValue(point, booking, words)}</chakra.b> ·{" "}
              {t("found.pass")}{" "}
              <chakra.b fontWeight="strong" color="state.bad.fg">
                {foundValue(point, pass, words)}
              </chakra.b>
            </chakra.span>
            {reason ? t("found.quoted", { text: reason }) : t("found.noReason")}
          </Fact>
        ))}
        {unproven.length > 0 && (
          <Fact name={t("found.unproven")}>{list(unproven.map((each) => t(`proof.${each}`)))}</Fact>
        )}
        {belongsTo.length > 0 && (
          <Fact name={t("found.belongsTo")}>
            <chakra.b fontWeight="strong" color="state.bad.fg">
              {named(belongsTo)}
            </chakra.b>
          </Fact>
        )}
        {alsoFits.length > 0 && (
          <Fact name={t(byMachine ? "found.alsoFits" : "found.chosenOver")}>{named(alsoFits)}</Fact>
        )}
        {byMachine && <Fact name={t("found.by")}>{t("found.machine")}</Fact>}
      </chakra.dl>
    </Notice>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd minW="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
);
