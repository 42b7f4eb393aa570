/** Labels of an API token's fields. */
export const fieldTokenMessages = {
  'field.token.name': 'Name',
  'field.token.expires_on': 'Expires on',
} as const;
