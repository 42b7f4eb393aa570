/** What stands beside an end date that is near: the server says it of agreements, a page of what it shows. */
export const expiryMessages = {
  'expiry.in': 'Expiring in N days',
  'expiry.today': 'Expires today',
} as const;
