import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { Slot } from '@careloom/shared/slots';
import { Card, Skeleton } from '@careloom/shared/ui';
import { useTabHrefs } from './area';
import styles from './work-ahead.module.css';

const waiting = (lines: number) => (
  <Card>
    <Skeleton lines={lines} />
  </Card>
);

/** The next shifts and the jobs of a worker, filled by timesheets and jobs. The reserved height matches the number of rows that the server has counted. */
export function WorkAhead({ worker: { id: workerId, counts } }: { worker: Pick<SupportWorker, 'id' | 'counts'> }) {
  const hrefs = useTabHrefs();
  const { next_shifts: shifts, current_jobs: jobs } = counts ?? {};
  return (
    <>
      <div className={styles.shifts} data-count={shifts}>
        <Slot
          name="next-shifts"
          props={{ workerId, allHref: hrefs.shifts, count: shifts }}
          waiting={waiting(Math.min(shifts ?? 3, 3) + 1)}
        />
      </div>
      <div className={styles.jobs} data-count={jobs}>
        <Slot name="current-jobs" props={{ workerId, allHref: hrefs.jobs, count: jobs }} waiting={waiting(Math.min(jobs ?? 2, 2) + 1)} />
      </div>
    </>
  );
}

/** The earnings of a worker, filled by finance. */
export const Earnings = ({ workerId }: { workerId: number }) => (
  <div className={styles.earnings}>
    <Slot name="earnings" props={{ workerId }} waiting={waiting(5)} />
  </div>
);
