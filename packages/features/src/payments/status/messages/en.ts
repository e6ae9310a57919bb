export const en = {
  title: "Payment status",
  // The specification's words.
  paid: "Thank you for your payment.",
  failed: "Try again",
  ok: "Ok",
  unknown: "We don’t know this payment",
  // What the states mean.
  paidHelp: "The booking is updated as soon as the bank has confirmed the payment. You can close this page.",
  failedHelp: "The payment was not made, and nothing was charged. Go back to where you paid to try it again.",
  unknownHelp: "The address of this page is incomplete. Go back to where you paid, or talk to us.",
  says: "The bank says:",
};
