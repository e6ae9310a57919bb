import { Button, chakra } from "@chakra-ui/react";
import { Combobox } from "@gatehouse/ui/combobox";
import { useMemo } from "react";
import { textOf, useLanguage, useMessages } from "../../../i18n/index.ts";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";

const zones = Intl.supportedValuesOf("timeZone");
const most = 40;

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Words of a zone or of what is typed: `america new york`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[/_\s]+/g, " ")
    .trim();

/** Zones that hold every word that is typed; those whose city begins with it come first. */
function found(text: string): readonly string[] {
  const words = plain(text).split(" ");
  const begins = (zone: string) => plain(zone.slice(zone.lastIndexOf("/") + 1)).startsWith(plain(text));
  const all = zones.filter((zone) => words.every((word) => plain(zone).includes(word)));
  return [...all.filter(begins), ...all.filter((zone) => !begins(zone))].slice(0, most);
}

/** `UTC−5` of today. */
const offsetOf = (zone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "shortOffset" })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** The time zone by its IANA name, looked for by a city or region. */
export function ProfileZone() {
  const t = useMessages(messages);
  const locale = useLanguage();
  const { values, change, isNarrow, problemAt } = useProfileForm();
  const { tz } = values;
  const options = useMemo(() => found(tz), [tz]);
  const code = problemAt("tz");
  const device = deviceZone();
  const id = idOf("tz");
  return (
    <div>
      <Combobox
        id={id}
        name="tz"
        size={isNarrow ? "lg" : "md"}
        text={tz}
        onTextChange={(text) => change({ tz: text })}
        options={options}
        optionKey={(zone) => zone}
        renderOption={(zone) => (
          <chakra.span display="flex" justifyContent="space-between" gap="3" width="full">
            <bdi>{zone.replaceAll("_", " ")}</bdi>
            <chakra.span textStyle="figures" color="fg.muted" whiteSpace="nowrap">
              {offsetOf(zone, locale)}
            </chakra.span>
          </chakra.span>
        )}
        onChoose={(zone) => change({ tz: zone })}
        // What is typed in full is as good as what is chosen.
        onBlur={() => {
          const meant = zones.find((zone) => plain(zone) === plain(tz));
          if (meant !== undefined && meant !== tz) change({ tz: meant });
        }}
        marks={plain(tz) === "" ? "none" : "first"}
        note={t("tz.none")}
        announcement={options.length > 0 ? t("tz.found", { count: options.length }) : t("tz.none")}
        arrow
        input={{ autoComplete: "off" }}
        error={textOf(messages, code && `problem.${code}`)}
        labels={{ label: t("field.tz"), placeholder: t("tz.placeholder"), clear: t("tz.clear") }}
      />
      {tz === "" && (
        <Button
          variant="plain"
          mt="1"
          px="0"
          height="auto"
          minH="control"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => {
            change({ tz: device });
            // The button goes with what it was for.
            document.getElementById(id)?.focus();
          }}
        >
          {t("tz.device", { zone: device })}
        </Button>
      )}
    </div>
  );
}
