export const fieldExpenseMessages = {
  'field.expense.date': 'Date',
  'field.expense.title': 'Title',
  'field.expense.amount': 'Amount',
  'field.expense.worker': 'Worker',
  'field.expense.job': 'Job',
  'field.expense.status': 'Status',
  'field.expense.description': 'Description',
  'field.expense.added_by': 'Added By',
  'field.expense.house': 'House',
  'field.expense.approved_by': 'Approved By',
  'field.expense.approved_date': 'Approved Date',
  'field.expense.reject_reason': 'Reject Reason',
} as const;
