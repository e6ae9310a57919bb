/** What mails to prospects say (VEN-17, VEN-20). */
export type ProspectFacts =
  /** `link` is left out where it is a secret of its reader. */
  | { readonly template: "prospectConfirm"; readonly link?: string }
  | { readonly template: "prospectFileAsked"; readonly reason: string; readonly link?: string }
  | { readonly template: "prospectRefused"; readonly reason: string };

const templates: readonly string[] = [
  "prospectConfirm",
  "prospectFileAsked",
  "prospectRefused",
] satisfies readonly ProspectFacts["template"][];

/** Whether the facts of a message are about a prospect, somebody who wants to become a vendor. */
export const isAboutProspect = <T extends { readonly template: string }>(
  facts: T,
): facts is Extract<T, ProspectFacts> => templates.includes(facts.template);
