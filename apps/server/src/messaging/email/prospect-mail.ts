import type { MailLanguage } from "../mail-facts.ts";
import type { ProspectFacts } from "../prospect-facts.ts";
import type { Block } from "./block.ts";

interface KeyWords {
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  readonly secret: string;
}

/** Every text of the mails to prospects. French is complete by its type. */
interface ProspectWords {
  readonly confirm: KeyWords;
  readonly fileAsked: KeyWords;
  readonly refused: Pick<KeyWords, "subject" | "lead"> & { readonly next: string };
  /** Stands for the link where it is not shown. */
  readonly hidden: string;
}

const prospectWords: Readonly<Record<MailLanguage, ProspectWords>> = {
  en: {
    confirm: {
      subject: "Please confirm your request",
      lead: "Somebody, probably you, asked for your organization to become a partner. Please confirm it: we read the request once you have. The link works once, for 3 days.",
      button: "Confirm the request",
      secret:
        "If it was not you, there is nothing to do: without a confirmation the request is forgotten after a week.",
    },
    fileAsked: {
      subject: "Please send your agreement",
      lead: "Thank you for your request to become a partner. We need another file of your agreement before we can go on:",
      button: "Send the agreement",
      secret: "The link is for you and works once, for 14 days. Please do not pass it on.",
    },
    refused: {
      subject: "Your request to become a partner",
      lead: "Thank you for your request to become a partner. We cannot accept it. The reason:",
      next: "You can send another request at any time.",
    },
    hidden: "(the link is known to its reader only)",
  },
  fr: {
    confirm: {
      subject: "Veuillez confirmer votre demande",
      lead: "Quelqu’un, sans doute vous, a demandé que votre organisation devienne partenaire. Merci de confirmer cette demande : nous la lirons ensuite. Le lien fonctionne une fois, pendant 3 jours.",
      button: "Confirmer la demande",
      secret:
        "Si ce n’était pas vous, il n’y a rien à faire : sans confirmation, la demande est oubliée au bout d’une semaine.",
    },
    fileAsked: {
      subject: "Veuillez envoyer votre convention",
      lead: "Merci de votre demande de partenariat. Il nous faut un autre fichier de votre convention avant de poursuivre :",
      button: "Envoyer la convention",
      secret: "Ce lien vous est destiné et fonctionne une fois, pendant 14 jours. Merci de ne pas le transférer.",
    },
    refused: {
      subject: "Votre demande de partenariat",
      lead: "Merci de votre demande de partenariat. Nous ne pouvons pas l’accepter. Le motif :",
      next: "Vous pouvez envoyer une autre demande à tout moment.",
    },
    hidden: "(le lien n’est connu que de son destinataire)",
  },
};

/** The subject and the parts of a mail to a prospect. */
export function prospectMail(
  facts: ProspectFacts,
  { vendorName, language }: { readonly vendorName: string; readonly language: MailLanguage },
): { readonly subject: string; readonly blocks: readonly Block[] } {
  const { confirm, fileAsked, refused, hidden } = prospectWords[language];
  const said = (text: string): Block => ({ kind: "paragraph", text });
  if (facts.template === "prospectRefused")
    return {
      subject: `${refused.subject} – ${vendorName}`,
      blocks: [refused.lead, facts.reason, refused.next].map(said),
    };
  const { subject, lead, button, secret } = facts.template === "prospectConfirm" ? confirm : fileAsked;
  return {
    subject: `${subject} – ${vendorName}`,
    blocks: [
      said(lead),
      ...(facts.template === "prospectFileAsked" ? [said(facts.reason)] : []),
      facts.link === undefined ? said(`${button} ${hidden}`) : { kind: "button", label: button, href: facts.link },
      said(secret),
    ],
  };
}
