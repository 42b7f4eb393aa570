/** Labels of a token for machines. */
export const fieldTokenMessages = {
  'field.token.name': 'Name',
  'field.token.expires_on': 'Expires on',
} as const;
