/** Texts of saved views: the labels of their form, and why one is refused. */
export const savedViewMessages = {
  'field.saved_view.name': 'View name',
  'field.saved_view.list': 'List',
  'field.saved_view.query': 'Filters',
  'field.saved_view.mailed_as': 'Mail on the first of each month',
  'field.saved_view.place': 'Place',
  'saved_view.many': 'You have {most} saved views of this list. Delete one before you save another.',
  'saved_view.many_pins': 'You have {most} pinned views. Unpin one before you pin another.',
  'rule.saved_view.mailed': 'Only a report that you may read can be mailed.',
} as const;
