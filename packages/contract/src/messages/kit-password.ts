/** Of the form kit, and of the screens for guests, which do without the kit. */
export const kitPasswordMessages = {
  'fields.show_password': 'Show the password',
  'fields.hide_password': 'Hide the password',
} as const;
