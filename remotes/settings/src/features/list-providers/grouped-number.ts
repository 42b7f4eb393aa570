/** `51 824 753 556` of an ABN, `004 085 616` of an ACN: digits in threes from the right, as they are printed. */
export const groupedNumber = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ' ');
