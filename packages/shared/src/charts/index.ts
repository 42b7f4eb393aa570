/** Drawings of figures. Heavy, and never alone: the figures stand beside them as text, so load it when the page is there. */
export { MonthColumns, type MonthColumnsProps, type MonthPoint } from './month-columns';
export { scaleOf, type ScaleMark } from './scale';
