/** Which booking an e-mail is about; empty for none. */
interface About {
  readonly bookingNo: string;
  readonly vendorCode: string;
}

/** What of it is sent: a vendor only with its booking. */
export const aboutOf = ({ bookingNo, vendorCode }: About) => ({
  ...(bookingNo === "" ? {} : { bookingNo }),
  ...(bookingNo === "" || vendorCode === "" ? {} : { vendorCode }),
});

/** An e-mail as it was typed. */
export interface WrittenEmail extends About {
  /** Nothing counts of it where it goes to the traveller of the booking. */
  readonly email: string;
  readonly toTraveller: boolean;
  readonly subject: string;
  readonly text: string;
}
