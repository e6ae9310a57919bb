/**
 * Who reads the mail that is meant for a traveller: themselves, or the first of the booking who has given an address; nobody where
 * none has. What the traveller is told of it and where the mail goes are both decided here.
 * @param all the booking's travellers who have not cancelled, in the order of PNRs and places
 */
export const mailReader = <Traveller extends { readonly email: string }>(
  own: Traveller,
  all: readonly Traveller[],
): Traveller | undefined => (own.email === "" ? all.find(({ email }) => email !== "") : own);
