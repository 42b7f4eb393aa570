export const buttonMessages = {
  'button.search': 'Search',
} as const;
