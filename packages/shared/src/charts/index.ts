/** Charts. This entry is large, and charts only illustrate figures that are also shown as text, so load it after the page is displayed. */
export { MonthColumns, type MonthColumnsProps, type MonthPoint } from './month-columns';
export { scaleOf, type ScaleMark } from './scale';
