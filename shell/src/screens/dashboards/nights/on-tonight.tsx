import { tasks, type Night } from '@careloom/contract/resources/tasks';
import { formatDate, formatTimes, today } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { AvatarStack, Card, Link, LoadFailed, SkeletonList } from '@careloom/shared/ui';
import { Moon, MoonStar } from 'lucide-react';
import { t } from '../dashboard-texts';
import { failureOf } from '../failure-of';
import { linkTo } from '../links';
import styles from '../dashboards.module.css';

/** Rows of the skeleton, and of the card at most. */
const ROWS = 2;
const SHOWN = 6;

/** The workers of tonight: sleep overs and active nights, by start time. */
export function OnTonight() {
  const read = useCall(tasks.nights, {});
  const failed = failureOf(read);
  const faces = (read.data ?? []).flatMap(({ worker, picture_url }) => (worker ? [{ name: worker, picture: picture_url }] : []));
  const { href: all } = linkTo('shiftSchedule', { from: today(), to: today() }, { shiftType: 'schedule' });
  return (
    <Card
      title={t('dashboard.on_tonight')}
      count={<span className={styles.tonightDay}>{formatDate(today())}</span>}
      action={faces.length > 0 && <AvatarStack people={faces} />}
      flush
    >
      {read.isPending && <SkeletonList rows={ROWS} row={`${styles.night}`} />}
      {failed && (
        <div className="cl-cardbody">
          <LoadFailed {...failed} />
        </div>
      )}
      {read.data?.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.no_nights')}</p>}
      {read.data?.slice(0, SHOWN).map((night) => (
        <NightRow key={night.id} night={night} />
      ))}
      {read.data && read.data.length > SHOWN && all && (
        <div className={styles.night}>
          <Link className="cl-link" href={all}>
            {t('dashboard.all_nights', { count: read.data.length })}
          </Link>
        </div>
      )}
    </Card>
  );
}

/** The whole row is a link, which makes a large touch target. */
function NightRow({ night: { id, house, worker, type, start_time, end_time } }: { night: Night }) {
  const Icon = type === 'sleep_over' ? Moon : MoonStar;
  const kind = t(type === 'sleep_over' ? 'dashboard.sleep_over' : 'dashboard.active_night');
  const { href } = linkTo('shift-schedule-details', {}, { shiftType: 'schedule', id });
  const inside = (
    <>
      <Icon className={`cl-i ${styles.shiftRowKind}`} role="img" aria-label={kind} />
      <span className="cl-grow">
        <b className={styles.nightHouse}>{house}</b> <span className="cl-muted">{worker ?? t('dashboard.no_worker')}</span>
      </span>
      <span className="cl-tab">{formatTimes(start_time, end_time)}</span>
    </>
  );
  return href ? (
    <Link href={href} className={styles.night}>
      {inside}
    </Link>
  ) : (
    <div className={styles.night}>{inside}</div>
  );
}
