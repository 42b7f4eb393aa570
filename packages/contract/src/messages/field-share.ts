/** Labels of the kinds of work of which a worker can ask for more or fewer. */
export const fieldShareMessages = {
  'field.share.weekend': 'Weekends',
  'field.share.holiday': 'Public holidays',
  'field.share.sleep_over': 'Sleep overs',
  'field.share.night': 'Active nights',
} as const;
