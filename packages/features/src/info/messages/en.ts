export const en = {
  title: "About {{brand}}",
  signIn: "Sign in",
  none: "{{brand}} has not said anything about itself yet.",
} as const;
