import type { Brand } from "./brand.ts";

/** The product under its own name. */
export const gatehouse: Brand = {
  name: "Gatehouse",
  mark: [
    "M2 22h20",
    "M6.36 17.4 4 17l-2-4 1.1-.55a2 2 0 0 1 1.8 0l.17.1a2 2 0 0 0 1.8 0L8 12 5 6l.9-.45a2 2 0 0 1 2.09.2l4.02 3a2 2 0 0 0 2.1.2l4.19-2.06a2.41 2.41 0 0 1 1.73-.17L21 7a1.4 1.4 0 0 1 .87 1.99l-.38.76c-.23.46-.6.84-1.07 1.08L7.58 17.2a2 2 0 0 1-1.22.18Z",
  ],
  colors: {
    light: { solid: "#1f5eff", press: "#174bd1", soft: "#e9f1ff", fg: "#1a4fd6", contrast: "#ffffff" },
    dark: { solid: "#4c82ff", press: "#6a97ff", soft: "#14264a", fg: "#8fb2ff", contrast: "#08111f" },
  },
  languages: ["en", "fr"],
  routes: "normal",
  sender: { name: "Gatehouse", address: null },
  texts: {},
};

/** The second brand: travel requests, trips and cases, without the rest. */
export const samgi: Brand = {
  name: "Samgi",
  // A path that winds up to where it ends.
  mark: ["M19 5a2 2 0 1 0 0-.01", "M17 5H9.5a3.5 3.5 0 0 0 0 7h5a3.5 3.5 0 0 1 0 7H4"],
  colors: {
    light: { solid: "#0b7468", press: "#085a51", soft: "#e0f4f0", fg: "#0a6b60", contrast: "#ffffff" },
    dark: { solid: "#2fb5a2", press: "#54c9b8", soft: "#0d302c", fg: "#6fd6c6", contrast: "#03201c" },
  },
  languages: ["en", "fr"],
  routes: "samgi",
  sender: { name: "Samgi", address: null },
  texts: {
    en: {
      info: [
        {
          title: "Travel with somebody who looks after it",
          paragraphs: [
            "Samgi is where an organisation’s journeys are asked for, booked and looked after. You say where you have to be; your travel team finds the flights, books them, and keeps you informed until you are home.",
          ],
        },
        {
          title: "What you find here",
          paragraphs: [
            "Travel requests: say where and when, and see what becomes of it.",
            "Trips: every booking with its flights, documents and times, before and during the journey.",
            "Cases: questions and wishes about a journey, with everything that was said about them in one place.",
          ],
        },
        {
          title: "How to get in",
          paragraphs: [
            "Accounts are made by your organisation’s travel team. You then get an e-mail with a link by which you choose your password. If it has not come, ask your travel team; if you have forgotten your password, the sign-in sends you a new link.",
            "A link that asks for missing information opens by itself: you need no account for it.",
          ],
        },
      ],
      legal: [
        {
          title: "Terms",
          paragraphs: [
            "Samgi passes your wishes on to your organisation’s travel team, and what the team books back to you. The contract for a flight is between you or your organisation and the airline, whose conditions of carriage apply.",
          ],
        },
        {
          title: "Personal data",
          paragraphs: [
            "What you enter is used to book your journeys and to look after them, and is seen by your travel team and by those who have to carry you. You can look at all of it in your profile, take it with you as a file, and have it deleted.",
          ],
        },
      ],
    },
    fr: {
      info: [
        {
          title: "Voyagez, quelqu’un s’en occupe",
          paragraphs: [
            "Samgi est l’endroit où les voyages d’une organisation sont demandés, réservés et suivis. Vous dites où vous devez être\u202f; votre équipe voyages trouve les vols, les réserve et vous tient au courant jusqu’à votre retour.",
          ],
        },
        {
          title: "Ce que vous trouvez ici",
          paragraphs: [
            "Les demandes de voyage\u202f: dites où et quand, et voyez ce qu’il en advient.",
            "Les voyages\u202f: chaque réservation avec ses vols, ses documents et ses horaires, avant et pendant le voyage.",
            "Les dossiers\u202f: les questions et les souhaits au sujet d’un voyage, avec tous les échanges au même endroit.",
          ],
        },
        {
          title: "Comment y accéder",
          paragraphs: [
            "Les comptes sont créés par l’équipe voyages de votre organisation. Vous recevez alors un e-mail avec un lien pour choisir votre mot de passe. S’il n’est pas arrivé, adressez-vous à votre équipe voyages\u202f; si vous avez oublié votre mot de passe, la page de connexion vous envoie un nouveau lien.",
            "Un lien qui demande des informations manquantes s’ouvre de lui-même\u202f: il ne vous faut pas de compte.",
          ],
        },
      ],
      legal: [
        {
          title: "Conditions",
          paragraphs: [
            "Samgi transmet vos souhaits à l’équipe voyages de votre organisation, et vous transmet ce qu’elle réserve. Le contrat pour un vol est conclu entre vous ou votre organisation et la compagnie aérienne, dont les conditions de transport s’appliquent.",
          ],
        },
        {
          title: "Données personnelles",
          paragraphs: [
            "Ce que vous saisissez sert à réserver vos voyages et à les suivre\u202f; votre équipe voyages et ceux qui vous transportent y ont accès. Vous pouvez tout consulter dans votre profil, l’emporter dans un fichier et le faire supprimer.",
          ],
        },
      ],
    },
  },
};

/** Brands that are chosen by name; any other is a file. */
export const brands: ReadonlyMap<string, Brand> = new Map([
  ["gatehouse", gatehouse],
  ["samgi", samgi],
]);
