/** Texts of the proposed workers that other features also show. */
export const fillWords = {
  'fill.title': 'Fill for me',
} as const;
