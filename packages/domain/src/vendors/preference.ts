import { isPlainLine, isPlainText } from "../validation/index.ts";
import { isEmail, readPhone } from "../travellers/index.ts";
import { type Channel, isChannel, vendorLimits } from "./vocabulary.ts";

/** What a vendor's travellers hear by one channel (VEN-6). */
export interface Preference {
  readonly channel: Channel;
  /** The sender: an address, a number, the name of an app. */
  readonly channelKey: string;
  /** Messages without a change, at most. */
  readonly maxNoChangeCommunication: number;
  /** A change is told from so many minutes on. */
  readonly minMinsToNotifyForChange: number;
  /** "On time" is said so many hours before departure. */
  readonly minOnTimeHoursToNotify: number;
  readonly communicateOnTerminalChange: boolean;
  readonly communicateOnGateChange: boolean;
  readonly welcomeMsg: string;
}

/** A preference as it is typed. */
export interface PreferenceForm extends Omit<
  Preference,
  "channel" | "maxNoChangeCommunication" | "minMinsToNotifyForChange" | "minOnTimeHoursToNotify"
> {
  readonly channel: string;
  readonly maxNoChangeCommunication: string;
  readonly minMinsToNotifyForChange: string;
  readonly minOnTimeHoursToNotify: string;
}

export const preferenceFields = [
  "channel",
  "channelKey",
  "maxNoChangeCommunication",
  "minMinsToNotifyForChange",
  "minOnTimeHoursToNotify",
  "welcomeMsg",
] as const;
export type PreferenceField = (typeof preferenceFields)[number];

export type PreferenceCode = "required" | "email" | "phone" | "number" | "text" | "tooLong";

export interface PreferenceProblem {
  readonly field: PreferenceField;
  readonly code: PreferenceCode;
}

const limits = {
  maxNoChangeCommunication: vendorLimits.noChange,
  minMinsToNotifyForChange: vendorLimits.minutes,
  minOnTimeHoursToNotify: vendorLimits.hours,
} as const;

/** What is wrong with a sender: an e-mail address for e-mail, a number for SMS and WhatsApp, any name for push. */
function keyProblem(channel: string, key: string): PreferenceCode | undefined {
  if (key === "") return "required";
  if (!isPlainLine(key)) return "text";
  if (key.length > 254) return "tooLong";
  if (channel === "email") return isEmail(key) ? undefined : "email";
  if (channel === "sms" || channel === "whatsapp")
    return key.startsWith("+") && readPhone("", key) ? undefined : "phone";
  return undefined;
}

function problemOf(field: PreferenceField, form: PreferenceForm): PreferenceCode | undefined {
  const value = form[field].trim();
  switch (field) {
    case "channel":
      return isChannel(value) ? undefined : "required";
    case "channelKey":
      return keyProblem(form.channel, value);
    case "welcomeMsg":
      if (!isPlainText(value)) return "text";
      return value.length > vendorLimits.welcome ? "tooLong" : undefined;
    default:
      if (value === "") return "required";
      return /^\d{1,6}$/.test(value) && Number(value) <= limits[field] ? undefined : "number";
  }
}

/** What is wrong with a preference, at most one thing for each field, in the order of the form (VEN-6). */
export const preferenceProblems = (form: PreferenceForm): readonly PreferenceProblem[] =>
  preferenceFields.flatMap((field) => {
    const code = problemOf(field, form);
    return code === undefined ? [] : [{ field, code }];
  });

/** The preference that a form without problems says; undefined for one that has any. */
export function readPreference(form: PreferenceForm): Preference | undefined {
  const { channel } = form;
  if (preferenceProblems(form).length > 0 || !isChannel(channel)) return undefined;
  return {
    channel,
    channelKey: form.channelKey.trim(),
    maxNoChangeCommunication: Number(form.maxNoChangeCommunication),
    minMinsToNotifyForChange: Number(form.minMinsToNotifyForChange),
    minOnTimeHoursToNotify: Number(form.minOnTimeHoursToNotify),
    communicateOnTerminalChange: form.communicateOnTerminalChange,
    communicateOnGateChange: form.communicateOnGateChange,
    welcomeMsg: form.welcomeMsg.trim(),
  };
}

/** The form that a preference is changed in. */
export const preferenceForm = (preference: Preference): PreferenceForm => ({
  ...preference,
  maxNoChangeCommunication: String(preference.maxNoChangeCommunication),
  minMinsToNotifyForChange: String(preference.minMinsToNotifyForChange),
  minOnTimeHoursToNotify: String(preference.minOnTimeHoursToNotify),
});

/** A preference that nobody has said anything about yet. */
export const emptyPreference = (channel: string): PreferenceForm => ({
  channel,
  channelKey: "",
  maxNoChangeCommunication: "",
  minMinsToNotifyForChange: "",
  minOnTimeHoursToNotify: "",
  communicateOnTerminalChange: true,
  communicateOnGateChange: true,
  welcomeMsg: "",
});
