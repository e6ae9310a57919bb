import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "error.NETWORK": "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  "error.UNAUTHORIZED": "Votre session a expiré. Reconnectez-vous.",
  "error.FORBIDDEN": "Votre rôle ne le permet pas.",
  "error.PROOF_NEEDED": "Vous n’avez pas confirmé que c’est vous. Rien n’a été modifié.",
  "error.NOT_FOUND": "Cet élément n’existe plus.",
  "error.NOT_KEPT":
    "Cette carte d’embarquement n’est plus conservée : les cartes sont supprimées quelque temps après le voyage.",
  "error.TOO_MANY_REQUESTS": "Trop de tentatives. Patientez un instant et réessayez.",
  "error.PAYLOAD_TOO_LARGE": "L’envoi est trop volumineux.",
  "error.BAD_REQUEST": "Le serveur n’a pas accepté cette demande. Vérifiez votre saisie.",
  "error.SERVICE_UNAVAILABLE": "Le serveur est occupé. Réessayez dans un instant.",
  "error.DATABASE_AWAY":
    "Le serveur n’arrive pas à joindre sa base de données. Rien n’a été enregistré. Réessayez dans un instant.",
  "error.OUTCOME_UNKNOWN":
    "Le serveur a perdu sa base de données pendant l’enregistrement : il a peut-être eu lieu. Vérifiez avant de réessayer.",
  "error.UNKNOWN": "Une erreur est survenue de notre côté. Réessayez.",
  "error.TIMEOUT":
    "Le serveur n’a pas répondu à temps. Si vous avez modifié quelque chose, vérifiez si c’est fait avant de réessayer.",
  "part.failed": "Cet élément n’a pas pu être chargé.",
  "part.offline": "Cet élément n’a pas pu être chargé : la connexion est coupée. Il apparaîtra dès qu’elle reviendra.",
  "part.updated": "{{brand}} a été mis à jour. Rechargez la page pour ouvrir cet élément.",
  "part.retry": "Réessayer",
  "part.close": "Fermer",
  "connection.offline":
    "Connexion coupée. Ce qui est affiché n’est peut-être plus à jour ; votre saisie est conservée.",
  "connection.back": "La connexion est rétablie.",
  "version.title": "{{brand}} a été mis à jour.",
  "version.help": "Rechargez la page une fois votre saisie terminée.",
  "version.reload": "Recharger",
  "version.later": "Plus tard",
  "confirm.title": "Êtes-vous sûr ?",
  "confirm.confirm": "Confirmer",
  "confirm.close": "Fermer",
  "preferences.language": "Langue",
  "preferences.dark": "Passer au mode sombre",
  "preferences.light": "Passer au mode clair",
  "role.TRAVELLER": "Voyageur",
  "role.CRM_OPERATOR": "Opérateur CRM",
  "role.OPERATOR": "Opérateur",
  "role.OPERATOR_VENDOR": "Opérateur du fournisseur",
  "role.OPERATOR_ADMIN": "Administrateur des opérations",
  "role.OPERATOR_ADMIN_LEAD": "Responsable des opérations",
  "role.VENDOR": "Fournisseur",
  "role.LEVEL1_VENDOR": "Fournisseur de niveau 1",
  "role.BILLING": "Facturation",
  "role.ADMIN": "Administrateur",
  "toast.region": "Notifications",
  "toast.close": "Fermer ce message",
} as const satisfies Translation<typeof en>;
