import type { BillingRecord } from "@gatehouse/domain/costs";
import type { IdentityDocuments } from "@gatehouse/domain/profiles";
import type { SubmittedRequest } from "@gatehouse/domain/requests";
import type { ItineraryContent } from "@gatehouse/domain/trips";
import type { travellerProfile } from "../tables.ts";

/** Names of all fields of something, however deep. */
type FieldsOf<T> = T extends readonly (infer Item)[]
  ? FieldsOf<Item>
  : T extends object
    ? { [Key in keyof T & string]: Key | FieldsOf<T[Key]> }[keyof T & string]
    : never;

/** Fields that must have a name in both languages, so that no traveller reads a programmer's word. */
type KnownField = FieldsOf<
  readonly [ItineraryContent, SubmittedRequest, BillingRecord, IdentityDocuments, typeof travellerProfile.$inferSelect]
>;

type Label = readonly [en: string, fr: string];

const known = {
  accommodations: ["Accommodation", "Hébergements"],
  address: ["Address", "Adresse"],
  airline: ["Airline", "Compagnie aérienne"],
  airlineCode: ["Airline", "Compagnie aérienne"],
  airportCode: ["Airport", "Aéroport"],
  arrival: ["Arrival", "Arrivée"],
  arrivalDateTime: ["Arrival", "Arrivée"],
  arrivalStation: ["Arrival station", "Gare d’arrivée"],
  arrivalZone: ["Time zone of arrival", "Fuseau horaire d’arrivée"],
  bookingDate: ["Booking date", "Date de réservation"],
  callHouseDetails: ["Call house", "Maison de garde"],
  callhouseCheckinDate: ["Check-in", "Arrivée"],
  callhouseCheckoutDate: ["Check-out", "Départ"],
  callhouseCity: ["City", "Ville"],
  callhouseConfirmation: ["Confirmation", "Confirmation"],
  callhouseCost: ["Cost", "Coût"],
  callhouseName: ["Name", "Nom"],
  cancelled: ["Cancelled", "Annulé"],
  car: ["Car", "Voiture"],
  carComments: ["Comments on the car", "Remarques sur la voiture"],
  carConfirmation: ["Confirmation", "Confirmation"],
  carDateOfCharge: ["Date of charge", "Date de débit"],
  carDetails: ["Cars", "Voitures"],
  carEndDate: ["Until", "Jusqu’au"],
  carFare: ["Cost", "Coût"],
  carProvider: ["Company", "Entreprise"],
  carStartDate: ["From", "Du"],
  cars: ["Cars", "Voitures"],
  checkOutDateTime: ["Check-out", "Départ"],
  checkinBaggageCost: ["Baggage", "Bagages"],
  checkinDateTime: ["Check-in", "Arrivée"],
  city: ["City", "Ville"],
  company: ["Company", "Entreprise"],
  confirmationNumber: ["Confirmation", "Confirmation"],
  consent: ["Consent", "Accord"],
  customerFirstName: ["First name", "Prénom"],
  customerId: ["Customer id", "Numéro de client"],
  customerLastName: ["Last name", "Nom"],
  customerMiddleName: ["Middle name", "Deuxième prénom"],
  customerPrefix: ["Prefix", "Civilité"],
  dateTime: ["Date", "Date"],
  departure: ["Departure", "Départ"],
  departureDateTime: ["Departure", "Départ"],
  departureStation: ["Departure station", "Gare de départ"],
  departureZone: ["Time zone of departure", "Fuseau horaire de départ"],
  deptCode: ["Department", "Service"],
  dob: ["Date of birth", "Date de naissance"],
  dropDateTime: ["Return", "Restitution"],
  dropOffLocation: ["Place of return", "Lieu de restitution"],
  dropZone: ["Time zone of return", "Fuseau horaire de restitution"],
  dynamicFields: ["Purpose in detail", "Détails du motif"],
  email: ["E-mail", "E-mail"],
  endDate: ["Last day", "Dernier jour"],
  eticket: ["E-ticket", "Billet électronique"],
  extraInfo: ["Further details", "Autres précisions"],
  firstName: ["First name", "Prénom"],
  flight: ["Flight", "Vol"],
  flightAirlineCode: ["Airline", "Compagnie aérienne"],
  flightAirlineName: ["Name of the airline", "Nom de la compagnie"],
  flightComments: ["Comments on the flights", "Remarques sur les vols"],
  flightCost: ["Cost", "Coût"],
  flightDateOfCharge: ["Date of charge", "Date de débit"],
  flightDestination: ["To", "Vers"],
  flightDetails: ["Flights", "Vols"],
  flightGuardCoverage: ["Flight guard coverage", "Couverture Flight Guard"],
  flightNum: ["Flight", "Vol"],
  flightOrigin: ["From", "De"],
  flightPnr: ["PNR", "PNR"],
  flightPreferredSeatFare: ["Seat", "Siège"],
  flightReturn: ["Return to", "Retour vers"],
  flights: ["Flights", "Vols"],
  frequentFlyerNos: ["Frequent flyer programs", "Programmes de fidélité aériens"],
  gender: ["Gender", "Genre"],
  hospitalDepartmentCode: ["Department code", "Code du service"],
  hospitalDepartmentName: ["Department", "Service"],
  hospitalLocation: ["Location", "Lieu"],
  hospitalName: ["Hospital", "Hôpital"],
  hotel: ["Hotel", "Hôtel"],
  hotelCheckinDate: ["Check-in", "Arrivée"],
  hotelCheckoutDate: ["Check-out", "Départ"],
  hotelCity: ["City", "Ville"],
  hotelComments: ["Comments on the hotel", "Remarques sur l’hôtel"],
  hotelConfirmation: ["Confirmation", "Confirmation"],
  hotelCost: ["Cost", "Coût"],
  hotelDateOfCharge: ["Date of charge", "Date de débit"],
  hotelDetails: ["Hotels", "Hôtels"],
  hotelName: ["Hotel", "Hôtel"],
  id: ["Number", "Numéro"],
  itinerarySummary: ["Summary", "Résumé"],
  label: ["Question", "Question"],
  language: ["Language", "Langue"],
  lastName: ["Last name", "Nom"],
  licenseExpiryDate: ["Driving licence: valid until", "Permis de conduire\u00a0: valable jusqu’au"],
  licenseIssueState: ["Driving licence: issued by", "Permis de conduire\u00a0: délivré par"],
  licenseNumber: ["Driving licence: number", "Permis de conduire\u00a0: numéro"],
  locationCity: ["City", "Ville"],
  loyaltyMemberships: ["Loyalty memberships", "Cartes de fidélité"],
  memberShipType: ["Kind", "Type"],
  membershipId: ["Membership number", "Numéro de membre"],
  middleName: ["Middle name", "Deuxième prénom"],
  name: ["Name", "Nom"],
  nationality: ["Nationality", "Nationalité"],
  passengerExtra: ["Tickets", "Billets"],
  passportExpDate: ["Passport: valid until", "Passeport\u00a0: valable jusqu’au"],
  passportIssueDate: ["Passport: issued on", "Passeport\u00a0: délivré le"],
  passportNo: ["Passport: number", "Passeport\u00a0: numéro"],
  paymentInfo: ["Payment", "Paiement"],
  phone: ["Phone", "Téléphone"],
  pickupDateTime: ["Pick-up", "Prise en charge"],
  pickupLocation: ["Place of pick-up", "Lieu de prise en charge"],
  pickupZone: ["Time zone of pick-up", "Fuseau horaire de prise en charge"],
  pnr: ["PNR", "PNR"],
  prefix: ["Prefix", "Civilité"],
  program: ["Program", "Programme"],
  programName: ["Program", "Programme"],
  purpose: ["Purpose", "Motif"],
  seatno: ["Seat", "Siège"],
  serviceFee: ["Amount", "Montant"],
  serviceFeeDateOfCharge: ["Date of charge", "Date de débit"],
  serviceFeeDetails: ["Service fees", "Frais de service"],
  specialNote: ["Special note", "Remarque particulière"],
  startDate: ["First day", "Premier jour"],
  terminal: ["Terminal", "Terminal"],
  timePreferences: ["Preferred times", "Horaires souhaités"],
  totalTripCost: ["Total", "Total"],
  trainComments: ["Comments on the train", "Remarques sur le train"],
  trainNum: ["Train", "Train"],
  trains: ["Trains", "Trains"],
  travelerId: ["Traveller’s number", "Numéro du voyageur"],
  travellers: ["Travellers", "Voyageurs"],
  tripDescription: ["Description", "Description"],
  tripEndDate: ["Last day", "Dernier jour"],
  tripStartDate: ["First day", "Premier jour"],
  tsaNumber: ["Known traveller number", "Numéro de voyageur connu"],
  type: ["Kind", "Type"],
  tz: ["Time zone", "Fuseau horaire"],
  userId: ["User’s number", "Numéro d’utilisateur"],
  value: ["Answer", "Réponse"],
  visitPurpose: ["Purpose of the trip", "Motif du voyage"],
  website: ["Website", "Site web"],
  zone: ["Time zone", "Fuseau horaire"],
} as const satisfies Readonly<Record<KnownField, Label>>;

/** Of what areas add around what they hold. */
const around: Readonly<Record<string, Label>> = {
  action: ["What was done", "Action"],
  address: ["Address", "Adresse"],
  at: ["At", "Le"],
  bookingNo: ["Booking", "Réservation"],
  browser: ["Browser", "Navigateur"],
  cancelReason: ["Reason of cancellation", "Motif d’annulation"],
  comment: ["Comment", "Commentaire"],
  content: ["Content", "Contenu"],
  createdAt: ["Created", "Créé le"],
  createdBy: ["Created by", "Créé par"],
  currency: ["Currency", "Devise"],
  detail: ["Detail", "Détail"],
  doneBy: ["By", "Par"],
  endedAt: ["Ended", "Terminé le"],
  facts: ["Facts", "Données"],
  from: ["From", "De"],
  kind: ["Kind", "Type"],
  lastAt: ["Last used", "Dernière utilisation"],
  lastUsedAt: ["Last used", "Dernière utilisation"],
  message: ["Message", "Message"],
  place: ["Place", "Lieu"],
  publishedAt: ["Published", "Publié le"],
  receiver: ["To", "À"],
  roleList: ["Roles", "Rôles"],
  savedAt: ["Saved", "Enregistré le"],
  sentAt: ["Sent", "Envoyé le"],
  side: ["Written by", "Écrit par"],
  status: ["Status", "Statut"],
  travelRequestId: ["Travel request", "Demande de voyage"],
  travellerName: ["Traveller", "Voyageur"],
  userid: ["User name", "Nom d’utilisateur"],
  vendor: ["Organisation", "Organisation"],
  version: ["Version", "Version"],
};

const sections: Readonly<Record<string, Label>> = {
  account: ["Account", "Compte"],
  profile: ["Profile", "Profil"],
  identityDocuments: ["Identity documents", "Pièces d’identité"],
  travelRequests: ["Travel requests", "Demandes de voyage"],
  trips: ["Trips", "Voyages"],
  billing: ["Billing", "Facturation"],
  comments: ["Comments", "Commentaires"],
  chats: ["Chats", "Conversations"],
  mails: ["Messages sent to you", "Messages qui vous ont été envoyés"],
  sessions: ["Sign-ins", "Connexions"],
  accessLog: ["Audit log", "Journal d’audit"],
};

export type DataLanguage = "en" | "fr";
const placeOf = (language: DataLanguage): 0 | 1 => (language === "en" ? 0 : 1);

/** `departureGate` as "Departure gate": for what no area has a name for, such as the facts of a mail. */
const spelledOut = (field: string): string => {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** What a field is called, beside what it holds. */
export const fieldLabel = (field: string, language: DataLanguage): string =>
  ({ ...around, ...known } as Readonly<Record<string, Label>>)[field]?.[placeOf(language)] ?? spelledOut(field);

/** What a part of the data is called. */
export const sectionLabel = (section: string, language: DataLanguage): string =>
  sections[section]?.[placeOf(language)] ?? spelledOut(section);
