/** Words of the proposed workers that other things show as well. */
export const fillWords = {
  'fill.title': 'Fill for me',
} as const;
