/** Actions on records, with their confirmations, on the pages of several parts. */
export const actionMessages = {
  'button.approve': 'Approve',
  'button.archive': 'Archive',
  'button.generate_invoice': 'Generate invoice',
  'button.restore': 'Restore',
  'confirm.delete': 'Are you sure you want to delete this record?',
  'records.view': 'View',
  'records.delete': 'Delete',
} as const;
