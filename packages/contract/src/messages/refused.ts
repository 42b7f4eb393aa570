/** The note on the dashboard of somebody who was refused a page. */
export const refusedMessages = {
  'refused.page': '{page} is not open to you.',
  'refused.who': 'Who may open it: {roles}.',
  'refused.nobody': 'Nobody has the permission for it at present.',
} as const;
