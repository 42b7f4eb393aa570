export const holidayMessages = {
  'field.holiday.date': 'Date',
  'field.holiday.name': 'Holiday',
  'field.holiday.starts_at': 'Starts at',
  'field.holiday.region': 'Region',
  'holiday.not_priced': 'The shift {name} of {date} can not be priced anew. {reason}',
} as const;
