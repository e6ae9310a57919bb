export const en = {
  title: "Second step",
  "lead.app": "Type the code that your authenticator app shows for {{email}}.",
  submit: "Sign in",
  submitting: "Signing in…",
  passkey: "Sign in with a passkey",
  back: "Back to the password",
  throttled: "Too many attempts. Try again in",
  lost: "The phone is gone? Type one of your recovery codes. Without them an administrator can help.",
  "setUp.title": "Set up a second factor",
  "setUp.lead": "Your role requires one. It takes a minute and an authenticator app on your phone.",
  "setUp.loading": "A key is being made…",
  retry: "Try again",
} as const;
