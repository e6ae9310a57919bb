import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  button: "Authentification unique",
  "button.of": "Continuer avec {{name}}",
  "button.going": "En route…",
  "email.missing": "Saisissez d’abord votre adresse e-mail : elle nous dit où vous vous connectez.",
  none: "Il n’y a pas d’authentification unique pour cette adresse. Connectez-vous avec votre mot de passe.",
  title: "Connexion en cours…",
  lead: "Nous demandons à votre organisation qui vous êtes.",
  "failed.title": "L’authentification unique n’a pas fonctionné",
  again: "Réessayer",
  back: "Retour à la connexion",
  "problem.over":
    "Cette connexion a pris trop de temps, a déjà servi ou a été commencée dans un autre navigateur. Réessayez.",
  "problem.refused":
    "Votre organisation ne vous a pas laissé entrer, ou vous avez fait demi-tour. Réessayez ou demandez à votre administrateur.",
  "problem.unreachable":
    "La connexion de votre organisation est injoignable, ou elle ne nous a pas acceptés. Réessayez dans quelques minutes ; si cela continue, prévenez votre administrateur.",
  "problem.untrusted":
    "La réponse n’était pas digne de confiance : personne n’a été connecté. Réessayez ; si cela continue, prévenez votre administrateur.",
  "problem.email":
    "Votre organisation n’a pas confirmé d’adresse e-mail qui lui appartient. Demandez à votre administrateur.",
  "problem.noAccount":
    "Vous n’avez pas de compte ici. Demandez une invitation à la personne qui gère les utilisateurs.",
  "problem.noRole": "Votre organisation ne vous donne aucun rôle ici. Demandez à votre administrateur.",
  "problem.disabled": "Votre compte est désactivé. Demandez à la personne qui gère les utilisateurs.",
  "problem.linked":
    "Cette adresse e-mail appartient à la connexion d’une autre personne. Demandez à votre administrateur.",
  "problem.off": "Cette authentification unique n’existe plus. Connectez-vous avec votre mot de passe.",
} as const satisfies Translation<typeof en>;
