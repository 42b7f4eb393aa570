/** Texts of the calendars that other features also show. */
export const calendarWords = {
  'calendar.previous': 'Previous',
  'calendar.next': 'Next',
  'calendar.today': 'Today',
  'calendar.choose_date': 'Choose a date',
  'calendar.shifts': '{count} shifts',
  'calendar.shifts_one': '1 shift',
  'calendar.sleep_overs': '{count} sleep overs',
  'calendar.sleep_overs_one': '1 sleep over',
} as const;
