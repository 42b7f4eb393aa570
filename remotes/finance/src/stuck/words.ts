/** Texts of the list of waiting records that other features use as well. */
export const stuckWords = {
  'stuck.why': 'Why',
} as const;
