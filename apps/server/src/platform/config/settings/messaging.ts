import { address, choice, email, optional, text } from "../setting.ts";

/** Customer Care, mails and SMS. */
export const messagingSettings = {
  customerCareEmail: optional(
    text({ name: "CUSTOMER_CARE_EMAIL", about: "Mail address of Customer Care, shown to travellers", fallback: "" }),
    "none; the demo world shows an example",
  ),
  customerCarePhone: optional(
    text({
      name: "CUSTOMER_CARE_PHONE",
      about: "Phone number of Customer Care with its country code, shown to travellers",
      fallback: "",
    }),
    "none; the demo world shows an example",
  ),
  smtpUrl: address({
    name: "SMTP_URL",
    about:
      "The mail server that takes mails to travellers, with user and password where it wants them: `smtps://user:password@host`, or `smtp://host:587`; without it the demo world has a mail server of its own, and anywhere else messages wait",
    schemes: ["smtp:", "smtps:"],
    secret: true,
  }),
  smtpStartTls: choice({
    name: "SMTP_STARTTLS",
    about:
      "Whether a connection to `smtp://` must be encrypted by STARTTLS (`required`), is when the server offers it (`optional`), or never is (`off`); `smtps://` always is encrypted",
    fallback: "required",
    of: ["required", "optional", "off"],
  }),
  smtpCa: optional(
    text({
      name: "SMTP_CA",
      about:
        "File of the certificates (PEM) by which the mail server is known, for one whose certificate is not signed by a well-known authority",
      fallback: "",
    }),
    "the well-known authorities",
  ),
  mailFrom: optional(
    email({
      name: "MAIL_FROM",
      about:
        "Address that mails to travellers come from, in the name of their vendor; needed together with `SMTP_URL`, as is `PUBLIC_URL`",
    }),
  ),
  smsUrl: address({
    name: "SMS_URL",
    about:
      "The gateway that takes SMS: `https://<account SID>:<auth token>@api.twilio.com` for Twilio, or the address of one that speaks our own language; needs `SMS_FROM` and `PUBLIC_URL`; without it the demo world has a gateway of its own, and anywhere else SMS wait",
    schemes: ["http:", "https:"],
    secret: true,
  }),
  smsAdapter: choice({
    name: "SMS_ADAPTER",
    about: "What the gateway at `SMS_URL` speaks; `generic` needs `MESSAGING_SECRET`",
    fallback: "generic",
    of: ["generic", "twilio"],
  }),
  smsFrom: optional(
    text({
      name: "SMS_FROM",
      about:
        "Number that SMS come from, as `+447700900000`; with Twilio also the SID of a messaging service; needed together with `SMS_URL`",
      fallback: "",
    }),
  ),
} as const;
