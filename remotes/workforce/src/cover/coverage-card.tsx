import type { House } from '@careloom/contract/resources/houses';
import { useCan } from '@careloom/shared/session';
import { Slot } from '@careloom/shared/slots';
import { Card, LoadFailed, Skeleton } from '@careloom/shared/ui';
import { coverageOf } from './coverage';
import styles from './coverage.module.css';
import { Ribbon } from './ribbon';
import { useShiftsAhead, zoneOf } from './requests';
import { iso, verdictOf } from './coverage-words';

/** Whether the house is covered in the hours ahead: as a sentence, and as a ribbon. */
export function CoverageCard({ house }: { house: House }) {
  const { data, error, isFetching, refetch } = useShiftsAhead(house);
  const mayRoster = useCan('shift-create');
  if (!data)
    return (
      <Card>
        {error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
      </Card>
    );
  const zone = zoneOf(house);
  const coverage = coverageOf(data.items, new Date());
  const [gap] = coverage.gaps;
  const { covered, but } = verdictOf(coverage, zone);
  const title = (
    <>
      {covered}
      {covered && but && ', '}
      {but && <span className={styles.missing}>{but}</span>}
    </>
  );
  const faces = new Map(house.workers.map(({ id, sm_profile_picture_url }) => [id, sm_profile_picture_url]));
  const find = gap && mayRoster && (
    <span className={styles.find}>
      <Slot name="uncovered-stretch" props={{ houseId: house.id, from: iso(gap.from), to: iso(gap.to), timeZone: zone }} />
    </span>
  );
  return (
    <Card title={title} action={find}>
      <Ribbon coverage={coverage} zone={zone} faces={faces} />
    </Card>
  );
}
