/** Texts of the shift fee that other features also show. */
export const shiftFeeWords = {
  'shift_fee.title': 'Fee on each shift',
} as const;
