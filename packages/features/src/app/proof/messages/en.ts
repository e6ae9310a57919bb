export const en = {
  title: "Is it you?",
  lead: "This can do harm in the wrong hands, and you signed in a while ago. Nothing that you have typed is lost.",
  password: "Password",
  show: "Show the password",
  hide: "Hide the password",
  confirm: "Confirm",
  cancel: "Cancel",
  throttled: "Too many attempts. Try again in",
  "password.required": "Please enter your password.",
  "password.wrong": "This password is wrong.",
} as const;
