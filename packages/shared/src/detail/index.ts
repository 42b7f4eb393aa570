/** The page of one record. */
export { DetailHeading, type DetailAction, type DetailHeadingProps } from './detail-heading';
export { DetailPage, type DetailPageProps, type Loaded } from './detail-page';
export { History, type Knot } from './history';
export { Overview } from './overview';
