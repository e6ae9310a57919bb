import type { PageText } from "./page-text.ts";
import type { PassLeg, ReadPass } from "./read-pass.ts";

/** "Boarding pass" in the languages of Europe's airlines. */
const pass =
  "(?:BOARDING[ -]?(?:PASS|CARD)|BORDKARTE|EINSTEIGEKARTE|CARTE D ?['’]? ?(?:EMBARQUEMENT|ACCES A BORD)|TARJETA DE EMBARQUE|PASE DE ABORDAR|CARTA D ?['’]? ?IMBARCO|CARTAO DE EMBARQUE|INSTAPKAART)";
const passes = new RegExp(`\\b${pass}\\b`, "g");

/** Beside "boarding pass" they make it a sentence about a pass, not the head of one. */
const aboutPasses = new Set(
  (
    "NOT NO NEVER WITHOUT WILL BE IS ARE CAN GET HAVE HAS NEED NEEDS DOWNLOAD PRINT RECEIVE SEND SENT AVAILABLE ATTACHED AFTER BEFORE " +
    "SHOW PRESENT VIEW ONLINE ISSUED COLLECT REQUIRED WHEN ONCE UNTIL IF TO THIS THAT WITH OPENS FROM BY AT VALID " +
    "IST WIRD SIND KEINE KEIN NICHT ERHALTEN NACH VOR MIT OHNE DIESE " +
    "EST SERA PAS AUCUNE SANS AVEC APRES AVANT CETTE RECEVOIR RECEVREZ TELECHARGER OBTENIR " +
    "ES SIN CON DESPUES ANTES ESTA RECIBIRA DESCARGAR OBTENER SU E NON SENZA DOPO PRIMA QUESTA RICEVERA SCARICARE " +
    "NAO SEM COM DEPOIS ESTE RECEBERA BAIXAR OBTER GEEN NIET ZONDER NA VOOR WORDT ONTVANGT DEZE DOWNLOADEN"
  ).split(" "),
);

/** What nothing but a pass prints beside its head: seat, gate, order or time of boarding, with a number behind it. */
const passFacts =
  /\b(?:SEAT|SITZ|SITZPLATZ|SIEGE|PLACE|ASIENTO|POSTO|LUGAR|ASSENTO|STOEL|GATE|FLUGSTEIG|AUSGANG|PORTE|PUERTA|PORTA|PORTAO|USCITA|SEQ|SEQUENCE|BOARDING (?:TIME|AT|FROM|ZONE|GROUP)|BOARDINGZEIT|EINSTIEG|HEURE D['’]EMBARQUEMENT|HORA DE EMBARQUE|ORA D['’]IMBARCO|INSTAPTIJD)\b[^\d]{0,60}\d/;

const wordsIn = (text: string) => text.match(/[A-Z]+/g) ?? [];

/** Whether the page has the head of a boarding pass: the words on their own, perhaps behind the airline's name. */
function isHeaded(folded: string): boolean {
  for (const { 0: found, index } of folded.matchAll(passes)) {
    const lineStart = folded.lastIndexOf("\n", index - 1) + 1;
    const lineEnd = folded.indexOf("\n", index);
    const before = wordsIn(folded.slice(lineStart, index));
    const after = wordsIn(folded.slice(index + found.length, lineEnd < 0 ? undefined : lineEnd)).slice(0, 4);
    if (before.length <= 4 && [...before, ...after].every((word) => !aboutPasses.has(word))) return true;
  }
  return false;
}

const no =
  "(?:NOT|NEVER|CANNOT|DOESN['’]?T|ISN['’]?T|WITHOUT|INSTEAD OF|KEINE|KEIN|NICHT|OHNE|PAS|AUCUNE|SANS|NO ES|NO SON|NO CONSTITUYE|NO SIRVE|SIN|NON|NESSUNA|SENZA|NAO|NENHUM|SEM|GEEN|NIET|ZONDER)";
const noPass = [
  new RegExp(`\\b${no}\\b[^.!?\\d]{0,32}\\b${pass}\\b`),
  new RegExp(`\\bNO (?:VALID |ELECTRONIC |MOBILE )?${pass}\\b`),
  new RegExp(
    `\\b${pass}\\b[^.!?\\d\\n]{0,25}\\b(?:(?:IS|ARE) NOT|NOT (?:YET|AVAILABLE|VALID|INCLUDED|ISSUED|READY)|INVALID|VOID|WITHDRAWN|NICHT|UNGULTIG|FOLGT|N['’]EST PAS|PAS ENCORE|AUN NO|TODAVIA NO|NO (?:ES|ESTA)|NON (?:E|ANCORA)|AINDA NAO|NAO ESTA|NOG NIET|IS NIET)\\b`,
  ),
  /\bNOT (?:VALID )?FOR (?:TRAVEL|BOARDING)\b/,
];

const receipts =
  /\b(?:ITINERARY (?:AND |& ?|\/ ?)?RECEIPT|E-?TICKET (?:ITINERARY|RECEIPT)|ELECTRONIC TICKET (?:\w+ ){0,2}(?:ITINERARY|RECEIPT)|PASSENGER (?:ITINERARY|RECEIPT)|(?:TRAVEL|FLIGHT|YOUR) ITINERARY|REISEPLAN|ITINERAIRE|ITINERARIO DE VIAJE|ITINERARIO DI VIAGGIO|ITINERARIO DE VIAGEM|REISSCHEMA)\b/;

/** Only in a line of few words: conditions of carriage name them, too. */
const heads =
  /\b(?:ITINERARY|INVOICE|RECEIPT|RECHNUNG|QUITTUNG|ZAHLUNGSBELEG|FACTURE|RECU|FACTURA|RECIBO|FATTURA|RICEVUTA|FATURA|FACTUUR|KWITANTIE|BETAALBEWIJS|VOUCHER|REFUND|ERSTATTUNG|REMBOURSEMENT|REEMBOLSO|RIMBORSO|TERUGBETALING)\b/;
const headWords = 7;

const confirmations =
  /\b(?:(?:BOOKING|RESERVATION|ORDER|TRIP|PURCHASE) (?:CONFIRMATION(?! ?(?:NUMBER|CODE|NO\b|NR\b|REF|#|:|\n))|(?:IS |HAS BEEN |NOW )*CONFIRMED)|BUCHUNGSBESTATIGUNG|RESERVIERUNGSBESTATIGUNG|BUCHUNG (?:IST |WURDE )?BESTATIGT|CONFIRMATION DE (?:VOTRE |LA )?(?:RESERVATION|COMMANDE)|RESERVATION (?:EST )?CONFIRMEE|CONFIRMACION DE (?:SU |TU |LA )?RESERVA|RESERVA (?:ESTA |ESTA )?CONFIRMADA|CONFERMA (?:DI|DELLA|DELLA TUA) PRENOTAZIONE|PRENOTAZIONE (?:E )?(?:STATA )?CONFERMATA|CONFIRMACAO D[AE] (?:SUA )?RESERVA|BOEKINGSBEVESTIGING|RESERVERINGSBEVESTIGING|(?:BOEKING|RESERVERING) IS BEVESTIGD)\b/;

const cancelled =
  /\b(?:CANCELLED|CANCELED|CANCELLATION OF YOUR FLIGHT|STORNIERT|ANNULLIERT|GESTRICHEN|ANNULEE?|SUPPRIMEE?|CANCELAD[OA]|ANULAD[OA]|CANCELLAT[OA]|ANNULLAT[OA]|GEANNULEERD)\b/g;
const standby =
  /\b(?:STAND-?BY|WAIT-?LIST(?:ED)?|WARTELISTE|LISTE D['’]ATTENTE|LISTA DE ESPERA|LISTA D['’]ATTESA|WACHTLIJST)\b/g;
const notCheckedIn =
  /\b(?:NOT (?:YET )?(?:BEEN )?CHECKED[ -]?IN|CHECK-?IN (?:IS |WAS |HAS )?(?:NOT (?:YET )?(?:BEEN )?(?:COMPLETED?|DONE|OPEN|MADE)|REQUIRED|PENDING|OPENS)|NOCH NICHT EINGECHECKT|NICHT EINGECHECKT|PAS (?:ENCORE )?(?:ETE )?ENREGISTREE?|ENREGISTREMENT (?:NON EFFECTUE|PAS ENCORE)|(?:NO|SIN) (?:HA )?(?:HECHO|REALIZADO)?(?: EL)? ?(?:CHECK-?IN|FACTURAD[OA])|CHECK-?IN NO (?:REALIZADO|COMPLETADO)|CHECK-?IN NON (?:ANCORA )?(?:EFFETTUATO|COMPLETATO)|CHECK-?IN (?:AINDA )?NAO (?:REALIZADO|EFETUADO|CONCLUIDO)|NIET INGECHECKT|NOG NIET INGECHECKT)\b/g;

/** What airlines say of rights and rules in general ("if your flight is cancelled …") says nothing of this flight. */
const inGeneral =
  /\b(?:IF|WHEN|SHOULD|UNLESS|CASE|EVENT|MAY|MIGHT|COULD|CAN|WENN|FALLS|BEI|SI|CAS|CASO|SE|INDIEN|ALS|GEVAL|WHETHER|ANY|FEES?|PASSENGERS|FLIGHTS)\b/;

const saysOfThis = (folded: string, statement: RegExp): boolean =>
  [...folded.matchAll(statement)].some(({ index }) => {
    const sentence =
      folded
        .slice(Math.max(0, index - 120), index)
        .split(/[.!?]|\n\s*\n/)
        .at(-1) ?? "";
    return !inGeneral.test(sentence);
  });

/** What a text says it is. */
export interface TextDocument extends Pick<ReadPass, "documentType" | "declared"> {
  readonly status: PassLeg["status"];
}

/**
 * What a page's text says it is: a boarding pass only where it says so positively, by the head of one and by what nothing but a pass
 * prints beside it, and nowhere says that it is something else.
 */
export function documentOfText({ folded }: PageText): TextDocument {
  const status = saysOfThis(folded, standby) ? "7" : saysOfThis(folded, notCheckedIn) ? "0" : null;
  if (saysOfThis(folded, cancelled)) return { documentType: null, declared: "cancelled", status };
  if (receipts.test(folded)) return { documentType: "I", status };
  const isOther =
    noPass.some((statement) => statement.test(folded)) ||
    confirmations.test(folded) ||
    folded.split("\n").some((line) => wordsIn(line).length <= headWords && heads.test(line));
  if (isOther) return { documentType: null, declared: "otherDocument", status };
  return { documentType: isHeaded(folded) && passFacts.test(folded) ? "B" : null, status };
}
