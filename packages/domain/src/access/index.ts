export { type DemoDisruption, demoDisruptionPath, demoDisruptions } from "./demo-disruptions.ts";
export { demoChoiceLink, demoChoicePath, type DemoLink, demoLinkPath, demoLinks } from "./demo-links.ts";
export { demoPassword, demoUsers, type DemoUser } from "./demo-users.ts";
export { landingPath, safeRedirect } from "./landing.ts";
export { loginSchema, type LoginForm } from "./login.ts";
export { menuFor, type MenuNode } from "./menu.ts";
export { isVendorBound, roleOf, roles, type Role } from "./roles.ts";
export { can, isPermission, permissions, type Permission } from "./permissions.ts";
export { flightsOnlyVendor, permissionsOf, withheldFrom } from "./role-permissions.ts";
export { passwordMinimum, passwordProblem, type PasswordProblem } from "./password.ts";
export {
  forgotSchema,
  passwordWeaknesses,
  type PasswordWeakness,
  type ResetFields,
  resetFormSchema,
  type ResetForm,
  resetProblems,
  type ResetProblem,
  resetSchema,
} from "./reset.ts";
export { browserOf } from "./browser.ts";
export {
  type Invitation,
  inviteSchema,
  rolesLookedAfterBy,
  type UserAction,
  userActions,
  userActionsFor,
  useridFor,
  type UserPosition,
  userPositionSchema,
  type UserState,
  userStateOf,
  userStates,
} from "./user-admin.ts";
export {
  codeDigits,
  codeSchema,
  codeSeconds,
  type FactorKind,
  factorKinds,
  isProofFresh,
  proofSeconds,
  readCode,
  recoveryCodeCount,
  recoveryCodeOf,
  stepsThatCount,
  typedCode,
} from "./second-factor.ts";
export {
  type ClaimRole,
  type Claims,
  domainOf,
  hasProvenFactor,
  readDomain,
  readIssuer,
  roleFromClaims,
  rolesOfSignOn,
  type SignOnField,
  type SignOnForm,
  type SignOnFormProblem,
  signOnFormProblems,
  signOnLimits,
  type SignOnOwner,
  type SignOnProblem,
  signOnProblems,
  type SignOnRules,
} from "./single-sign-on.ts";
