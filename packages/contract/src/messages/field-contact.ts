export const fieldContactMessages = {
  'field.contact.message': 'Message',
} as const;
