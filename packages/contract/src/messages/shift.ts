export const fieldShiftMessages = {
  'field.shift.date': 'Date',
  'field.shift.name': 'Name',
  'field.shift.start_time': 'Start Time',
  'field.shift.end_time': 'End Time',
  'field.shift.worker': 'Worker',
  'field.shift.total_cost': 'Total Cost',
  'field.shift.total_hour': 'Total Hour',
  'field.shift.type': 'Type',
  'field.shift.job': 'Job',
  'field.shift.house': 'House',
  'field.shift.overnight': 'Overnight',
  'field.shift.description': 'Description',
  'field.shift.invoice': 'Invoice',
  'field.shift.weekdays': 'Repeat on',
  'field.shift.until': 'Until',
  'field.draft.shifts': 'Shifts',
  'field.copy.from': 'From',
  'field.copy.to': 'To',
  'field.copy.template': 'Template',
  'field.template.name': 'Template name',
} as const;

export const warningMessages = {
  'warning.start_is_ambiguous': '{time} comes twice on this day, when the clock is put back: the shift starts at the {which}.',
  'warning.end_is_ambiguous': '{time} comes twice on this day, when the clock is put back: the shift ends at the {which}.',
  'warning.clock_back': 'The clock is put back during this shift: it is {minutes} minutes longer than its times say.',
  'warning.clock_forward': 'The clock is put forward during this shift: it is {minutes} minutes shorter than its times say.',
  'warning.no_holidays_known': 'No public holidays are known for {days}.',
  'warning.holidays_provisional': 'The public holidays of {days} are not gazetted yet, so that the price may change.',
  'warning.short_break': 'Only {hours} hours between this shift and another of the worker: 10 are due.',
  'warning.long_side_of_sleep_over': '{hours} hours of work on one side of the sleep over: 12 are the most.',
  'warning.no_long_side_of_sleep_over': 'Neither side of the sleep over reaches 4 hours of work: the longer has {hours}.',
  'warning.under_casual_full_time': 'The worker is casual full time and has {hours} hours in the week from {week}: 40 are due.',
  'pay_level.preview':
    'Saving prices {shifts} shifts that are not worked yet anew: {before} becomes {after}, a difference of {difference}.',
  'pay_level.preview_none': 'No shift that is not worked yet would cost anything else.',
} as const;

export const holidayMessages = {
  'field.holiday.date': 'Date',
  'field.holiday.name': 'Holiday',
  'field.holiday.starts_at': 'Starts at',
  'field.holiday.region': 'Region',
  'holiday.not_priced': 'The shift {name} of {date} can not be priced anew. {reason}',
} as const;
