import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Tableau des fournisseurs",
  total_one: "{{total}} fournisseur",
  total_many: "{{total}} fournisseurs",
  total_other: "{{total}} fournisseurs",
  refresh: "Actualiser",
  create: "Créer un fournisseur",
  "column.orgName": "Organisation",
  "column.code": "Code",
  "column.email": "E-mail",
  "column.phone": "Téléphone",
  "column.place": "Lieu",
  "column.products": "Types de produits",
  "column.channels": "Canaux",
  "column.users": "Utilisateurs",
  "column.created": "Créé",
  "column.summary": "Fournisseur",
  "email.none": "Pas encore d’informations de base",
  "failed.list": "Les fournisseurs n’ont pas pu être lus.",
  empty: "Pas encore de fournisseurs.",
} satisfies Translation<typeof en>;
