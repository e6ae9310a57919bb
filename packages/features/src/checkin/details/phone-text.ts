/** A number as it is dialled from anywhere; a code without a number is nothing. */
export const phoneText = ({
  phoneCode,
  phoneNumber,
}: {
  readonly phoneCode: string;
  readonly phoneNumber: string;
}): string => (phoneNumber === "" ? "" : `+${phoneCode} ${phoneNumber}`);
