/** Where the calls of prospects are, apart from what they carry: the partners' pages need no more than this. */
export const partnerRoutes = {
  submit: {
    method: "POST",
    path: "/partners/prospects",
    tags: ["partners"],
    summary: "Ask to become a partner; a mail asks to confirm it",
  },
  resend: {
    method: "POST",
    path: "/partners/resend",
    tags: ["partners"],
    summary: "Send the mail that waits for an answer once more",
  },
  confirm: {
    method: "POST",
    path: "/partners/confirm",
    tags: ["partners"],
    summary: "Confirm a request by the key of its mail",
  },
  openFile: {
    method: "POST",
    path: "/partners/agreement/open",
    tags: ["partners"],
    summary: "What another file is asked for, by the key of its mail",
  },
  sendFile: {
    method: "POST",
    path: "/partners/agreement",
    tags: ["partners"],
    summary: "Send another file, by the key of its mail",
  },
} as const;
