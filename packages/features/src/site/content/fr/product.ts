import type { SitePageText } from "../types.ts";

const guarantee: SitePageText = {
  name: "Flight Disruption Guarantee",
  heading: "Votre vol est annulé.\nNous vous aidons à en prendre un autre.",
  lead: "Quand votre vol est annulé ou très en retard, vous recevez un lien et choisissez un autre vol. Jusqu’à 1 000 $ de son prix par passager sont pris en charge, selon les conditions de la garantie.",
  does: [
    "Vous écrit par e-mail et par SMS, dans votre langue",
    "Vous laisse choisir : un autre vol, l’accès à un salon, ou rien",
    "Prend en charge jusqu’à 1 000 $ par passager du vol que vous choisissez",
    "Vous permet d’écrire à une personne dans le chat",
  ],
  ends: [
    "Ce n’est pas une assurance",
    "Elle ne rembourse rien en espèces",
    "Elle vaut une seule fois par vol",
    "Au-delà de 1 000 $ par passager, vous payez le reste",
  ],
  steps: [
    {
      when: "D’abord",
      title: "Le vol n’a pas lieu",
      text: "Il est annulé, a plus de trois heures de retard, ou vous le manqueriez parce que le précédent est en retard.",
    },
    {
      when: "En une minute",
      title: "Vous recevez un lien",
      text: "Par e-mail et par SMS. Il ouvre votre réservation sans compte et sans mot de passe.",
    },
    {
      when: "Quand vous voulez",
      title: "Vous choisissez",
      text: "Vous pouvez changer de choix tant que nous n’y avons pas donné suite.",
    },
    {
      when: "Ensuite",
      title: "Nous confirmons",
      text: "Un agent de voyages redemande le prix. Si vous deviez payer plus que convenu, nous vous le demandons d’abord.",
    },
  ],
};

const delay: SitePageText = {
  name: "Flight Delay Assistance",
  heading: "Un grand retard ne vaut pas mieux qu’une annulation. On vous aide dans les deux cas.",
  lead: "Quand un vol a plus de trois heures de retard, ou qu’un retard vous fait manquer le suivant, vous recevez un lien vers d’autres vols et vers une personne qui vous aide.",
  does: [
    "Commence quand un vol a plus de trois heures de retard, au départ ou à l’arrivée",
    "Voit qu’il reste moins de 30 minutes pour une correspondance",
    "Montre d’autres vols, avec leurs prix",
    "Se paie pour les vols que vous choisissez, pas pour tout le voyage",
  ],
  ends: [
    "Ce n’est pas une assurance",
    "Elle ne rembourse rien en espèces",
    "Elle vaut une seule fois par vol",
    "Vous payez l’autre vol, à moins d’avoir aussi la garantie",
  ],
};

const assist: SitePageText = {
  name: "Air-Traveler Assist",
  heading: "Trois services pour votre vol, en un.",
  lead: "Flight Watcher, Auto Check-in et Weather Alerts ensemble. Ce qu’il contient ne peut pas être payé deux fois : le panier l’enlève.",
  does: [
    "Contient Flight Watcher, Auto Check-in et Weather Alerts",
    "Se paie une fois par passager, pour tous les vols de la réservation",
    "Enlève du panier ce que vous paieriez deux fois, et le dit",
  ],
  ends: [
    "Ce n’est pas une assurance",
    "Il ne rembourse rien en espèces",
    "Il ne contient pas Flight Disruption Guarantee",
    "Ce que la réservation a déjà n’est pas commencé à nouveau",
  ],
};

const watcher: SitePageText = {
  name: "Flight Watcher",
  heading: "Nous surveillons votre vol, pour que vous n’ayez pas à le faire.",
  lead: "Chaque vol de la réservation est surveillé jusqu’à l’atterrissage. S’il est annulé ou très en retard, ou si une correspondance sera manquée, vous l’apprenez aussitôt, avec ce que vous pouvez faire.",
  does: [
    "Surveille chaque vol de la réservation qui n’est pas encore parti",
    "Vous prévient quand un vol est annulé, a plus de trois heures de retard ou ne peut plus être pris",
    "Écrit par e-mail et par SMS en une minute, une fois par chacun",
  ],
  ends: [
    "Ce n’est pas une assurance",
    "Il ne rembourse rien en espèces",
    "Un petit retard qui ne change rien pour vous ne fait pas de message",
    "Il sait ce que disent la compagnie, l’agent de voyages ou un service d’état des vols, pas davantage",
  ],
};

const checkIn: SitePageText = {
  name: "Auto Check-in",
  heading: "Enregistré dès que la compagnie ouvre l’enregistrement.",
  lead: "L’enregistrement de la compagnie est fait pour vous dès qu’il ouvre : par une machine là où la compagnie le permet, par des personnes sinon.",
  does: [
    "Enregistre dès l’ouverture, de jour comme de nuit",
    "Compare chaque carte d’embarquement à la réservation en neuf points avant de l’accepter",
    "Vous demande ce que la compagnie veut savoir et que personne n’a encore dit, sur une page ouverte par un lien",
    "Continue avec des personnes là où une machine n’avance plus",
  ],
  ends: [
    "Les sièges sont ceux que donne la compagnie",
    "Sans les données qu’une compagnie demande, personne ne peut enregistrer",
    "Certaines compagnies n’enregistrent qu’à l’aéroport",
  ],
};

const weather: SitePageText = {
  name: "Weather Alerts",
  heading: "Le temps là où vous partez, et là où vous arrivez.",
  lead: "Pour les heures autour de chaque départ et de chaque arrivée : température, pluie, vent et visibilité.",
  does: [
    "Montre le temps heure par heure, aux deux bouts d’un vol",
    "Marque l’heure à laquelle le vol part ou arrive",
    "Dit quand ce n’est pas une prévision mais le temps habituel du lieu et de la saison",
  ],
  ends: [
    "Ce n’est pas une assurance",
    "Une prévision peut se tromper, et ne va que quelques jours en avant",
    "Aucun message sur le temps n’est envoyé tout seul : votre agent de voyages vous dit ce qui compte",
  ],
};

export const product = {
  product: {
    name: "Produits",
    heading: "De l’aide pour le vol que vous avez réservé",
    lead: "Six services qu’un agent de voyages peut ajouter à une réservation. Chaque page dit ce que fait un service, où il s’arrête, et permet de l’essayer sur des exemples.",
    sections: [
      {
        title: "Ce qui vaut pour tous",
        list: [
          "Ce ne sont pas des assurances, et ils ne remboursent rien en espèces.",
          "Ils valent une seule fois par vol.",
          "Votre agent de voyages fixe le prix et le montre avant que vous payiez.",
          "L’argent pour lequel rien ne peut plus être donné est rendu de lui-même.",
        ],
      },
    ],
  },
  "product/flight-disruption-guarantee": guarantee,
  "product/flight-delay-assistance": delay,
  "product/air-traveler-assist": assist,
  "product/flight-watcher": watcher,
  "product/auto-checkin": checkIn,
  "product/weather-alerts": weather,
} as const satisfies Readonly<Record<string, SitePageText>>;
