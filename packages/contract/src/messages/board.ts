export const fieldOutingMessages = {
  'field.outing.date': 'Day',
  'field.outing.part': 'Part of the day',
  'field.outing.title': 'Outing',
  'field.outing.symbol': 'Picture',
} as const;

/** Texts of the server about a link to a board. */
export const boardLinkMessages = {
  'success.link_revoked': 'Link revoked successfully.',
  'board.link_over': 'This link has expired or was revoked. Ask the house for a new one.',
} as const;

/** Texts of the server about calendar feeds. */
export const calendarFeedMessages = {
  'calendar_feed.many': 'You have {most} calendar feeds. Revoke one before you add another.',
  'calendar_feed.over': 'This calendar feed does not exist or was revoked.',
} as const;
