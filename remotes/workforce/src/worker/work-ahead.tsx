import { Slot } from '@careloom/shared/slots';
import { Card, Skeleton } from '@careloom/shared/ui';
import { useTabHrefs } from './area';
import styles from './work-ahead.module.css';

const waiting = (lines: number) => (
  <Card>
    <Skeleton lines={lines} />
  </Card>
);

/** The next shifts and the jobs of a worker, filled by timesheets and jobs. */
export function WorkAhead({ workerId }: { workerId: number }) {
  const hrefs = useTabHrefs();
  return (
    <>
      <div className={styles.shifts}>
        <Slot name="next-shifts" props={{ workerId, allHref: hrefs.shifts }} waiting={waiting(4)} />
      </div>
      <div className={styles.jobs}>
        <Slot name="current-jobs" props={{ workerId, allHref: hrefs.jobs }} waiting={waiting(2)} />
      </div>
    </>
  );
}

/** What a worker earned, filled by finance. */
export const Earnings = ({ workerId }: { workerId: number }) => (
  <div className={styles.earnings}>
    <Slot name="earnings" props={{ workerId }} waiting={waiting(5)} />
  </div>
);
