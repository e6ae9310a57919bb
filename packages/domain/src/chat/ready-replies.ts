/** Languages of ready-made replies: that of the traveller, whatever the operator reads. */
export const replyLanguages = ["en", "fr"] as const;
export type ReplyLanguage = (typeof replyLanguages)[number];

/** What can stand in a ready-made reply. */
export interface ReplyFacts {
  /** The traveller's. */
  readonly name: string;
  readonly operator: string;
  readonly vendor: string;
  /** Empty where there is none. */
  readonly bookingNo: string;
}

interface ReadyReply {
  readonly id: string;
  readonly texts: Readonly<Record<ReplyLanguage, string>>;
}

/** Ready-made replies (CHAT-13); `{name}` and the like are filled in. */
export const readyReplies: readonly ReadyReply[] = [
  {
    id: "hello",
    texts: {
      en: "Hello {name}, this is {operator} of {vendor}. How can I help?",
      fr: "Bonjour {name}, ici {operator} de {vendor}. Que puis-je faire pour vous ?",
    },
  },
  {
    id: "moment",
    texts: {
      en: "One moment please, I am looking at your booking {bookingNo}.",
      fr: "Un instant, je regarde votre réservation {bookingNo}.",
    },
  },
  {
    id: "alternatives",
    texts: {
      en: "I am looking for other flights for you and will come back within a few minutes.",
      fr: "Je cherche d’autres vols pour vous et je reviens dans quelques minutes.",
    },
  },
  {
    id: "confirm",
    texts: {
      en: "Shall I book this for you? Please answer with yes, and I will confirm it.",
      fr: "Dois-je réserver cela pour vous ? Répondez oui, et je le confirme.",
    },
  },
  {
    id: "done",
    texts: {
      en: "It is done. The confirmation will be in your inbox in a few minutes.",
      fr: "C’est fait. La confirmation sera dans votre messagerie dans quelques minutes.",
    },
  },
  {
    id: "bye",
    texts: {
      en: "Thank you, {name}. Have a good trip!",
      fr: "Merci, {name}. Bon voyage !",
    },
  },
];

/** A ready-made reply with its facts. What is not known is left out, with the blank before it. */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text
    .replaceAll(/\{(name|operator|vendor|bookingNo)\}/g, (_, fact: keyof ReplyFacts) => facts[fact])
    .replaceAll(/ +([,.])/g, "$1")
    .replaceAll(/ {2,}/g, " ")
    .trim();
