/** Words of the list of what is stuck that other things show as well. */
export const stuckWords = {
  'stuck.why': 'Why',
} as const;
