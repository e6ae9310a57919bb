import { chakra } from "@chakra-ui/react";
import { timePreferenceHours, timePreferences } from "@gatehouse/domain/requests";
import { Check } from "lucide-react";
import { useMessages } from "../../../i18n/index.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";

const two = (hour: number): string => String(hour).padStart(2, "0");

/** Times of day at which somebody would rather travel, with their hours (REQ-8). */
export function TimePreferences() {
  const t = useMessages(messages);
  const { form, values } = useRequestForm();
  return (
    <chakra.fieldset
      mt="2.5"
      ps={{ base: "0", md: "1.625rem" }}
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: "6rem minmax(0, 1fr)" }}
      columnGap="2"
      rowGap="1.5"
      alignItems="center"
    >
      <chakra.legend float={{ md: "inline-start" }} textStyle="xs" color="fg.muted">
        {t("times.label")}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap={{ base: "2", md: "1.5" }}>
        {timePreferences.map((band) => {
          const isChosen = values.timePreferences.includes(band);
          const { from, to } = timePreferenceHours[band];
          return (
            <chakra.button
              key={band}
              type="button"
              aria-pressed={isChosen}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              height={{ base: "touch", md: "controlSmall" }}
              px={{ base: "3.5", md: "2.5" }}
              borderRadius="pill"
              borderWidth="1px"
              borderColor={isChosen ? "accent.solid" : "border.strong"}
              bg={isChosen ? "accent.soft" : "bg.panel"}
              color={isChosen ? "accent.fg" : "fg"}
              fontSize={{ base: "sm", md: "xs" }}
              fontWeight={isChosen ? "strong" : "regular"}
              cursor="pointer"
              _hover={{ borderColor: isChosen ? "accent.solid" : "fg.muted" }}
              onClick={() =>
                form.setValue(
                  "timePreferences",
                  timePreferences.filter((one) => (one === band) !== values.timePreferences.includes(one)),
                  { shouldDirty: true },
                )
              }
            >
              {isChosen && <Check aria-hidden size={12} strokeWidth={2.5} />}
              {t(`times.${band}`)}
              <chakra.span fontWeight="regular" color={isChosen ? "inherit" : "fg.muted"} textStyle="figures">
                {two(from)}–{two(to)}
              </chakra.span>
            </chakra.button>
          );
        })}
      </chakra.div>
    </chakra.fieldset>
  );
}
