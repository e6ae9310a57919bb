/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
export const emailLength = 254;

/**
 * Whether a text can be an e-mail address: something before and after one at sign, a domain of at least two labels, no blanks and none
 * of the signs that only quoted addresses may hold. Letters of any script may occur (RFC 6531); signs that nobody sees may not: two
 * addresses would look like one.
 */
export const isEmail = (text: string): boolean =>
  text.length <= emailLength &&
  !/\p{Default_Ignorable_Code_Point}/u.test(text) &&
  /^[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u.test(
    text,
  );
