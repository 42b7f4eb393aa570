/** Texts of the trail of an amount that other features also show. */
export const trailWords = {
  'trail.not_synced': 'Not synced',
  'trail.overdue': '{count} days overdue',
  'trail.overdue_one': '1 day overdue',
} as const;
