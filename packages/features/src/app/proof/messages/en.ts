export const en = {
  title: "Is it you?",
  lead: "This can do harm in the wrong hands, and you signed in a while ago. Nothing that you have typed is lost.",
  password: "Password",
  show: "Show the password",
  hide: "Hide the password",
  confirm: "Confirm",
  cancel: "Cancel",
  throttled: "Too many attempts. Try again in",
  or: "or",
  "password.required": "Please enter your password.",
  "password.wrong": "This password is wrong.",
  "passkey.wrong": "This passkey did not make sure that it is you. Type your password as well, and use it again.",
  "signOn.lead":
    "This can do harm in the wrong hands, and you signed in a while ago. Sign in at your organisation once more: you come back to this page. What you have typed here and not saved is lost.",
  "signOn.go": "Sign in once more",
  "signOn.going": "Going there…",
  "signOn.failed": "Your organisation’s sign-in cannot be reached. Try again in some minutes.",
} as const;
