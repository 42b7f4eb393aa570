/** Words of the fee of a shift that other things show as well. */
export const shiftFeeWords = {
  'shift_fee.title': 'Fee on each shift',
} as const;
