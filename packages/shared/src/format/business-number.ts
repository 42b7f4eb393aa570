/** Formats digits in their usual groups: an ABN as `51 824 753 556`, an ACN as `004 085 616`; any other length is returned unchanged. */
export const formatBusinessNumber = (digits: string): string =>
  digits.length === 11 ? `${digits.slice(0, 2)} ${inThrees(digits.slice(2))}` : digits.length === 9 ? inThrees(digits) : digits;

const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 ');
