export const en = {
  button: "Single sign-on",
  "button.of": "Continue with {{name}}",
  "button.going": "Going there…",
  "email.missing": "Type your e-mail address first: it tells us where you sign in.",
  none: "There is no single sign-on for this address. Sign in with your password.",
  title: "Signing in…",
  lead: "We are asking your organisation who you are.",
  "failed.title": "Single sign-on did not work",
  again: "Try again",
  back: "Back to sign in",
  "problem.over": "This sign-in took too long, was used already, or was begun in another browser. Try again.",
  "problem.refused": "Your organisation did not let you in, or you turned back. Try again, or ask your administrator.",
  "problem.unreachable":
    "Your organisation’s sign-in cannot be reached, or it did not accept us. Try again in some minutes; if it goes on, tell your administrator.",
  "problem.untrusted":
    "The answer could not be trusted, so nobody was signed in. Try again; if it goes on, tell your administrator.",
  "problem.email": "Your organisation did not confirm an e-mail address that belongs to it. Ask your administrator.",
  "problem.noAccount": "There is no account for you here. Ask whoever looks after users to invite you.",
  "problem.noRole": "Your organisation gives you no role here. Ask your administrator.",
  "problem.disabled": "Your account is disabled. Ask whoever looks after users.",
  "problem.linked": "This e-mail address belongs to another person’s sign-in. Ask your administrator.",
  "problem.off": "This single sign-on does not exist any more. Sign in with your password.",
} as const;
