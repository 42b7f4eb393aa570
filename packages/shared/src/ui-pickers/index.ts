/** What picks out of much: the calendar and the select that is typed into. Loaded when a form or filter shows the first of them. */
export { Calendar, type CalendarProps } from './calendar/calendar';
export { matching, type Choice } from './combobox/choices';
export { SearchSelect, type SearchSelectProps } from './combobox/search-select';
