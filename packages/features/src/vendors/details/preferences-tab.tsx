import { Button, chakra } from "@chakra-ui/react";
import {
  type Channel,
  channels,
  emptyPreference,
  preferenceForm,
  type PreferenceForm,
  preferenceProblems,
} from "@gatehouse/domain/vendors";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Bell, Check, CircleX, Info, Mail, MessageSquare, Phone } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useApi, useConfirm } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages as parts } from "../parts/messages/index.ts";
import { PreferenceFields, preferenceId } from "../parts/preference-fields.tsx";
import { useSaving } from "./data/use-saving.ts";
import type { Vendor } from "./data/use-vendor.ts";
import { messages } from "./messages/index.ts";
import { SaveNotice } from "./save-notice.tsx";

export interface PreferencesTabProps {
  readonly vendor: Vendor;
  readonly onRead: () => void;
}

const icons = { email: Mail, sms: MessageSquare, push: Bell, whatsapp: Phone } as const;

/** What the vendor's travellers hear, by channel (VEN-6). */
export function PreferencesTab({ vendor, onRead }: PreferencesTabProps) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const [editing, setEditing] = useState<Channel>();
  const [said, setSaid] = useState<{ readonly channel: Channel; readonly done: boolean }>();
  return (
    <section aria-labelledby="vendor-preferences">
      <chakra.header display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" pb="2">
        <chakra.h2 id="vendor-preferences" textStyle="md" fontWeight="strong">
          {t("preferences.title")}
        </chakra.h2>
        <chakra.p color="fg.muted" flex="1">
          {t("preferences.lead", { name: vendor.details.orgName })}
        </chakra.p>
        <chakra.output
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          fontWeight="strong"
          color={said?.done === false ? "state.bad.fg" : "state.ok.fg"}
        >
          {said && (
            <>
              {said.done ? <Check aria-hidden size={16} /> : <CircleX aria-hidden size={16} />}
              {t(said.done ? "preferences.updated" : "preferences.notUpdated", {
                channel: p(`channel.${said.channel}`),
              })}
            </>
          )}
        </chakra.output>
      </chakra.header>
      <chakra.ul listStyleType="none" borderTopWidth="1px" borderColor="border.subtle">
        {channels.map((channel) => {
          const preference = vendor.preferences.find((each) => each.channel === channel);
          const Icon = icons[channel];
          return (
            <chakra.li
              key={channel}
              borderBottomWidth="1px"
              borderColor="border.subtle"
              px="3"
              py="2"
              bg={editing === channel ? "accent.soft" : undefined}
            >
              <chakra.div
                display="grid"
                gridTemplateColumns={{
                  base: "minmax(0, 1fr) auto",
                  lg: "8rem minmax(0, 1.4fr) repeat(3, minmax(0, 1fr)) minmax(0, 1fr) auto",
                }}
                columnGap="4"
                rowGap="1"
                alignItems="center"
                minH="control"
              >
                <chakra.h3
                  display="flex"
                  alignItems="center"
                  gap="2"
                  fontWeight={preference ? "strong" : "normal"}
                  color={preference ? "fg" : "fg.muted"}
                >
                  <Icon aria-hidden size={16} /> {p(`channel.${channel}`)}
                </chakra.h3>
                {preference && editing !== channel ? (
                  <Summary preference={preference} />
                ) : (
                  <chakra.span
                    gridColumn={{ base: "1 / -1", lg: "2 / -2" }}
                    gridRow={{ base: 2, lg: "auto" }}
                    color="fg.muted"
                  >
                    {!preference && editing !== channel && t("preferences.none")}
                  </chakra.span>
                )}
                {vendor.editable && editing === undefined && (
                  <Button
                    variant="plain"
                    color="accent.fg"
                    gridColumn="-2"
                    gridRow="1"
                    aria-label={t(preference ? "edit.of" : "preferences.setUp.of", {
                      part: p(`channel.${channel}`),
                      channel: p(`channel.${channel}`),
                    })}
                    onClick={() => {
                      setSaid(undefined);
                      setEditing(channel);
                    }}
                  >
                    {t(preference ? "edit" : "preferences.setUp")}
                  </Button>
                )}
              </chakra.div>
              {editing === channel && (
                <PreferenceEditor
                  code={vendor.code}
                  start={preference ? preferenceForm(preference) : emptyPreference(channel)}
                  channel={channel}
                  removable={preference !== undefined && vendor.preferences.length > 1}
                  onClose={() => setEditing(undefined)}
                  onDone={(done) => {
                    setSaid({ channel, done });
                    if (!done) return;
                    setEditing(undefined);
                    onRead();
                  }}
                />
              )}
            </chakra.li>
          );
        })}
      </chakra.ul>
      <chakra.p display="flex" gap="2" pt="3" color="fg.muted">
        <Info aria-hidden size={16} style={{ flex: "none", marginBlockStart: 3 }} /> {t("preferences.always")}
      </chakra.p>
    </section>
  );
}

/** A preference in a line; on narrow pages each figure says what it is. */
function Summary({ preference }: { readonly preference: Vendor["preferences"][number] }) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const figures = [
    [t("preferences.column.noChange"), String(preference.maxNoChangeCommunication)],
    [t("preferences.column.minutes"), t("preferences.min", { count: preference.minMinsToNotifyForChange })],
    [t("preferences.column.hours"), t("preferences.h", { count: preference.minOnTimeHoursToNotify })],
  ] as const;
  const told = [
    preference.communicateOnTerminalChange ? p("preference.communicateOnTerminalChange") : "",
    preference.communicateOnGateChange ? p("preference.communicateOnGateChange") : "",
  ].filter((each) => each !== "");
  return (
    <>
      <chakra.span
        textStyle="mono"
        overflowWrap="anywhere"
        gridColumn={{ base: "1 / -1", lg: "auto" }}
        gridRow={{ base: 2, lg: "auto" }}
      >
        {preference.channelKey}
      </chakra.span>
      {figures.map(([name, value]) => (
        <chakra.span key={name} gridColumn={{ base: "1 / -1", lg: "auto" }}>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {name}
          </chakra.span>
          {value}
        </chakra.span>
      ))}
      <chakra.span gridColumn={{ base: "1 / -1", lg: "auto" }} color={told.length === 0 ? "fg.muted" : undefined}>
        {told.length === 0 ? t("no") : told.join(", ")}
      </chakra.span>
    </>
  );
}

interface PreferenceEditorProps {
  readonly code: string;
  readonly channel: Channel;
  readonly start: PreferenceForm;
  readonly removable: boolean;
  readonly onClose: () => void;
  readonly onDone: (done: boolean) => void;
}

function PreferenceEditor({ code, channel, start, removable, onClose, onDone }: PreferenceEditorProps) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const api = useApi();
  const confirm = useConfirm();
  const saving = useSaving();
  const [form, setForm] = useState(start);
  const [isTried, setTried] = useState(false);
  const problems = preferenceProblems(form);
  const save = async (): Promise<void> => {
    setTried(true);
    const [first] = problems;
    if (first) {
      saving.say({ kind: "wrong" });
      document.getElementById(preferenceId(0, first.field))?.focus();
      return;
    }
    onDone(await saving.run(() => api.vendors.savePreference({ code, preference: form })));
  };
  const remove = async (): Promise<void> => {
    const name = p(`channel.${channel}`);
    const isSure = await confirm({
      title: t("preferences.remove", { channel: name }),
      description: t("preferences.remove.ask", { channel: name }),
      confirm: t("preferences.remove", { channel: name }),
      tone: "danger",
    });
    if (isSure) onDone(await saving.run(() => api.vendors.removePreference({ code, channel })));
  };
  return (
    <chakra.form
      noValidate
      aria-label={t("edit.of", { part: p(`channel.${channel}`) })}
      display="grid"
      gap="3"
      pt="2"
      pb="3"
      maxW="60rem"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void save();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PreferenceFields
        at={0}
        form={form}
        change={(typed) => setForm({ ...form, ...typed })}
        problemAt={(field) => (isTried ? problems.find((problem) => problem.field === field) : undefined)}
        choosable={false}
      />
      <SaveNotice outcome={saving.outcome} wrong={t("wrong.preferences")} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          type="submit"
          variant="solid"
          aria-disabled={saving.running || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {t(saving.running ? "saving" : "save")} <KeyHint keys="Mod+Enter" />
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
        {removable && (
          <Button variant="ghost" colorPalette="red" ms="auto" onClick={() => void remove()}>
            {t("preferences.remove", { channel: p(`channel.${channel}`) })}
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
}
