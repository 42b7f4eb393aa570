/** Shown beside an end date that is near: the server uses them for agreements, pages for their own records. */
export const expiryMessages = {
  'expiry.in': 'Expiring in N days',
  'expiry.today': 'Expires today',
} as const;
