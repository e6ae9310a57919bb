import { chakra } from "@chakra-ui/react";
import {
  channels,
  isChannel,
  type PreferenceField,
  type PreferenceForm,
  type PreferenceProblem,
} from "@gatehouse/domain/vendors";
import { useMessages } from "../../i18n/index.ts";
import { Columns, Line, Lines, Select, Tick } from "./fields.tsx";
import { messages } from "./messages/index.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** The id in the document of a field of a vendor's preferences. */
export const preferenceId = (at: number, field: PreferenceField): string => `vendor-preference-${at}-${field}`;

export interface PreferenceFieldsProps {
  /** Place of the preference among those of the form. */
  readonly at: number;
  readonly form: PreferenceForm;
  readonly change: (typed: Partial<PreferenceForm>) => void;
  readonly problemAt: (
    field: PreferenceField,
  ) => { readonly field: PreferenceProblem["field"]; readonly code: string } | undefined;
  /** Whether the channel can be chosen. */
  readonly choosable: boolean;
}

/** What the travellers hear by one channel (VEN-6). */
export function PreferenceFields({ at, form, change, problemAt, choosable }: PreferenceFieldsProps) {
  const t = useMessages(messages);
  const words = useProblemWords();
  const numbers = ["maxNoChangeCommunication", "minMinsToNotifyForChange", "minOnTimeHoursToNotify"] as const;
  return (
    <chakra.div display="grid" gap="3">
      <Columns>
        {choosable && (
          <Select
            id={preferenceId(at, "channel")}
            label={t("preference.channel")}
            value={form.channel}
            empty={t("gender.choose")}
            options={channels.map((channel) => ({ value: channel, text: t(`channel.${channel}`) }))}
            onChange={(channel) => change({ channel })}
            error={words.ofPreference(problemAt("channel"))}
          />
        )}
        <Line
          id={preferenceId(at, "channelKey")}
          label={t("preference.channelKey")}
          value={form.channelKey}
          onChange={(channelKey) => change({ channelKey })}
          error={words.ofPreference(problemAt("channelKey"))}
          helper={isChannel(form.channel) ? t(`key.${form.channel}`) : undefined}
        />
      </Columns>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        gap="3"
        alignItems="start"
      >
        {numbers.map((field) => (
          <Line
            key={field}
            id={preferenceId(at, field)}
            label={t(`preference.${field}`)}
            inputMode="numeric"
            value={form[field]}
            onChange={(text) => change({ [field]: text })}
            error={words.ofPreference(problemAt(field))}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6">
        {(["communicateOnTerminalChange", "communicateOnGateChange"] as const).map((field) => (
          <Tick
            key={field}
            id={`vendor-preference-${at}-${field}`}
            label={t(`preference.${field}`)}
            checked={form[field]}
            onChange={(checked) => change({ [field]: checked })}
          />
        ))}
      </chakra.div>
      <Lines
        id={preferenceId(at, "welcomeMsg")}
        label={t("preference.welcomeMsg")}
        optional
        value={form.welcomeMsg}
        onChange={(welcomeMsg) => change({ welcomeMsg })}
        error={words.ofPreference(problemAt("welcomeMsg"))}
      />
    </chakra.div>
  );
}
