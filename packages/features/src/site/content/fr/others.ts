import { chatSnippet } from "../snippets.ts";
import type { SitePageText } from "../types.ts";

export const others = {
  industries: {
    name: "Secteurs",
    heading: "Pour tous ceux qui envoient des gens en voyage",
    lead: "Les mêmes réservations, vues des deux côtés du comptoir : par ceux qui vendent des voyages, et par ceux dont les équipes voyagent.",
  },
  "industries/travel-agencies": {
    name: "Agences de voyages",
    heading: "Vos réservations sont enregistrées pendant que vous vendez les suivantes.",
    lead: "Les réservations arrivent de votre propre système. Les enregistrements sont faits à leur ouverture, et vos voyageurs sont accompagnés quand un voyage se dérègle.",
    does: [
      "Reçoit les réservations de votre système, qui appelle une adresse avec une clé",
      "Met chaque enregistrement dans une file, selon le temps qui reste",
      "Montre les vols à vos voyageurs avec heures, escales, compagnie et prix, d’un coup d’œil",
      "Écrit à vos voyageurs en votre nom, dans vos modèles, en anglais ou en français",
    ],
    ends: [
      "Les vols que choisissent les voyageurs sont réservés par des personnes : rien ne se réserve tout seul",
      "Les compagnies sans enregistrement en ligne ne peuvent pas être enregistrées à distance",
    ],
    sections: [
      {
        title: "Ce que vous réglez vous-même",
        list: [
          "Quand les voyageurs apprennent un changement : à partir de combien de minutes, et combien de fois au plus",
          "Votre logo, vos mots et vos modèles, dont chaque version est gardée",
          "Les clés de vos systèmes, que vous créez et retirez vous-même",
          "Les sites qui peuvent montrer nos pages dans un cadre",
        ],
      },
    ],
  },
  "industries/travel-management": {
    name: "Gestion des voyages",
    heading: "De la demande au dernier reçu, au même endroit.",
    lead: "Employés et invités demandent un voyage, des agents le composent, et tous voient le même plan : vols, hôtels, trains et voitures.",
    does: [
      "Prend les demandes de voyage par un formulaire qui vérifie la suite des dates à mesure qu’on le remplit",
      "Lit les confirmations des fournisseurs et montre d’où vient chaque valeur",
      "Trouve ce qui ne va pas dans un itinéraire, comme un trajet qui arrive après le départ du suivant",
      "Garde chaque version publiée, avec ce qui a changé",
      "Note ce que coûtent les voyages, pour des rapports à télécharger",
    ],
    ends: [
      "Ce qui est lu dans une confirmation compte quand une personne l’a confirmé",
      "Rien n’est réservé tout seul : des personnes le font",
    ],
  },
  partners: {
    name: "Partenaires",
    heading: "Travailler avec nous",
    lead: "Vous accompagnez des voyageurs et voulez enregistrements, alertes et aide en cas d’imprévu sous votre propre nom. Voici comment cela commence.",
    steps: [
      {
        when: "Cinq minutes",
        title: "Vous demandez",
        text: "Un formulaire demande votre organisation, une adresse e-mail et un numéro de téléphone. L’accord signé peut s’y joindre, ou venir plus tard.",
      },
      {
        when: "Par e-mail",
        title: "Vous confirmez",
        text: "Nous vous envoyons un lien valable 3 jours. Personne ici ne voit votre demande avant que vous l’ayez confirmée.",
      },
      {
        when: "Ensuite",
        title: "Nous la lisons",
        text: "Une personne regarde l’accord. S’il faut un autre fichier, vous recevez un lien et la raison.",
      },
      {
        when: "À la fin",
        title: "Vous vous connectez",
        text: "Votre premier utilisateur reçoit une invitation par e-mail, et règle logo, messages et clés.",
      },
    ],
    sections: [
      {
        title: "Ce qu’il vous faut",
        list: [
          "L’accord, signé, en PDF de 5 Mo et 50 pages au plus",
          "Une adresse e-mail où les liens vous parviennent",
          "Pour des réservations de votre propre système : quelqu’un qui sait appeler une adresse avec une clé",
        ],
      },
    ],
  },
  "partners/embedding": {
    name: "Sur vos propres pages",
    heading: "Des parties du service sur vos propres pages",
    lead: "Le chat avec les voyageurs et l’éditeur d’adresses fonctionnent sur vos pages, avec React ou sans.",
    does: [
      "Une ligne met le bouton du chat sur une page",
      "L’éditeur demande à chaque pays ce qu’ont ses adresses, dans son ordre",
      "Les deux fonctionnent au clavier seul, sur téléphone et en mode sombre",
    ],
    ends: [
      "Le chat ne s’ouvre que sur les sites que vous avez nommés dans vos réglages",
      "L’éditeur vérifie la forme d’une adresse : il ne sait pas si une maison s’y trouve",
    ],
    sections: [
      {
        title: "Le chat",
        paragraphs: ["Le code de votre organisation est dans vos réglages, où vous nommez aussi votre site."],
        code: chatSnippet,
      },
    ],
  },
  terms: {
    name: "Conditions",
    heading: "Ce qui vaut entre nous",
    lead: "Deux pages en mots simples : ce que donnent les services et ce qu’ils ne donnent pas, et ce qu’il advient des données personnelles.",
  },
  "terms/services": {
    name: "Conditions des services",
    heading: "Ce que donnent les services, et où ils s’arrêtent",
    lead: "Ces conditions concernent les services qui s’ajoutent à une réservation. Le contrat du voyage lui-même est conclu avec la compagnie et avec l’agent de voyages qui l’a vendu.",
    sections: [
      {
        title: "Pas une assurance",
        paragraphs: [
          "Les services donnent surveillance, alertes et aide pour changer de vol, certains frais étant payés au transporteur. Ce ne sont pas des assurances.",
          "Ils valent une seule fois par vol, et ne remboursent rien en espèces.",
        ],
      },
      {
        title: "Flight Disruption Guarantee",
        list: [
          "Elle couvre une réservation, ou un de ses vols, de la commande jusqu’à l’atterrissage du dernier vol.",
          "Un vol est perturbé quand il est annulé avant son départ, a plus de trois heures de retard à l’un des deux bouts, ou ne peut plus être pris parce qu’il reste moins de 30 minutes.",
          "Une réservation abandonnée en entier, par le voyageur ou pour lui, n’est pas perturbée.",
          "Jusqu’à 1 000 $ du nouveau prix sont pris en charge par passager. Le voyageur paie ce qui dépasse, après l’avoir accepté.",
          "Au lieu d’un autre vol, le voyageur peut prendre une entrée dans un salon ou, s’il n’y en a pas, un bon de transport.",
        ],
      },
      {
        title: "Prix et paiement",
        list: [
          "L’agent de voyages fixe les prix. Ce qui est montré avant la commande est ce qui est payé : si un prix a changé, rien n’est commandé, et le nouveau est montré.",
          "Les cartes se saisissent sur la page de la banque, jamais sur la nôtre.",
          "L’argent pour lequel rien ne peut plus être donné est rendu de lui-même.",
        ],
      },
      {
        title: "Liens",
        paragraphs: [
          "Un lien que nous envoyons ouvre une seule réservation, pour un seul but. Qui l’a peut choisir pour tous ceux de la réservation : ne le transmettez qu’à qui en a le droit.",
        ],
      },
    ],
  },
  "terms/privacy": {
    name: "Vie privée",
    heading: "Ce qu’il advient des données personnelles",
    lead: "Ce qui est gardé, qui le voit, et quand c’est effacé. L’agent de voyages qui a vendu le voyage décide de ce qui est fait des données ; nous le faisons.",
    sections: [
      {
        title: "Ce qui est gardé",
        list: [
          "Les noms, contacts et vols d’une réservation, tels que l’agent de voyages les envoie",
          "Ce que les voyageurs donnent eux-mêmes : passeports, adresses et contacts d’urgence, là où une compagnie les demande",
          "Les messages envoyés, et ce qui a été écrit dans le chat",
        ],
      },
      {
        title: "Qui le voit",
        list: [
          "Ceux qui travaillent à la réservation, chacun selon ce que demande son travail",
          "Les numéros de passeport sont chiffrés, montrés en partie seulement, et chaque consultation est notée",
          "La compagnie, quand un voyageur est enregistré",
        ],
      },
      {
        title: "Quand c’est effacé",
        paragraphs: [
          "Quelque temps après la dernière arrivée d’une réservation (90 jours, sauf si l’exploitant de ce site a fixé un autre nombre), cartes d’embarquement, fichiers, données de passeport, adresses, contacts d’urgence et liens sont effacés.",
        ],
      },
      {
        title: "Dans votre navigateur",
        list: [
          "La langue et l’apparence que vous choisissez, et les formulaires que vous avez commencés, restent sur votre appareil.",
          "Qui se connecte a un cookie qui garde la session. Il n’y en a pas d’autre : personne n’est suivi, ni ici ni ailleurs.",
        ],
      },
      {
        title: "Ce que vous pouvez demander",
        paragraphs: [
          "Les voyageurs qui ont un compte peuvent emporter tout ce qui est connu d’eux, sur la page de leur profil. Les autres s’adressent à leur agent de voyages.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, SitePageText>>;
