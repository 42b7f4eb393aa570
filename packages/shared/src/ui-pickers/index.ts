/** Calendar and searchable select. Loaded when a form or filter first shows one of them. */
export { Calendar, type CalendarProps } from './calendar/calendar';
export { matching, type Choice } from './combobox/choices';
export { SearchSelect, type SearchSelectProps } from './combobox/search-select';
