/**
 * The page of one record.
 * @example
 * ```tsx
 * import { houses } from '@careloom/contract/resources/houses';
 * import { DetailPage } from '@careloom/shared/detail';
 * import { useDetail } from '@careloom/shared/query';
 * import { Card } from '@careloom/shared/ui';
 *
 * export function HousePage({ id }: { id: number }) {
 *   const query = useDetail(houses.get, { id });
 *   return (
 *     <DetailPage query={query} heading={({ name }) => ({ name })}>
 *       {({ address }) => <Card title="Address">{address}</Card>}
 *     </DetailPage>
 *   );
 * }
 * ```
 */
export { DetailHeading, type AuditedRecord, type DetailAction, type DetailHeadingProps } from './detail-heading';
export { DetailPage, Overview, type DetailPageProps, type Loaded } from './detail-page';
export { CardRow, FirstRows, type FirstRowsProps } from './first-rows';
export { History, type Knot } from './history';
export { RecordLink, type RecordLinkProps } from './record-link';
export { Trail, type TrailKnot } from './trail';
