import { fullName } from '@careloom/shared/format';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { Avatar, Link, VisuallyHidden } from '@careloom/shared/ui';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { t } from './texts';
import { type Coverage, midnightsIn, type Stretch, type Watch } from './coverage';
import styles from './coverage.module.css';
import { dayMark, dayOf, shortDay, timesOf } from './coverage-words';

type Place = CSSProperties & Record<'--from' | '--span' | '--lane', number>;

/** The position of a period on the ribbon, in percent of its length. */
const placeOf = (whole: Stretch, { from, to }: Stretch, lane = 0): Place => ({
  '--from': ((from - whole.from) / (whole.to - whole.from)) * 100,
  '--span': ((to - from) / (whole.to - whole.from)) * 100,
  '--lane': lane,
});

export type Faces = ReadonlyMap<number, string | null | undefined>;

interface RibbonProps {
  coverage: Coverage;
  zone: string;
  /** The pictures of people by their id. */
  faces: Faces;
}

/** Shifts and gaps as a ribbon; on a narrow screen, as a list. In order of time. */
export function Ribbon({ coverage, zone, faces }: RibbonProps) {
  const lanes = Math.max(1, ...coverage.watches.map(({ lane }) => lane + 1));
  const days = [coverage.from, ...midnightsIn(coverage, zone)];
  const pieces = [
    ...coverage.watches.map((watch) => ({ watch, from: watch.from })),
    ...coverage.gaps.map((gap) => ({ gap, from: gap.from })),
  ];
  return (
    <div className={styles.ribbon} style={{ '--lanes': lanes } as CSSProperties}>
      <div aria-hidden className={styles.days}>
        {days.map((day, at) => {
          const place = placeOf(coverage, { from: day, to: days[at + 1] ?? coverage.to });
          return (
            <span key={day} className={at === 0 ? `${styles.mark} ${styles.start}` : styles.mark} style={place}>
              {dayMark(day, place['--span'], zone)}
            </span>
          );
        })}
      </div>
      <ol className={styles.pieces}>
        {pieces
          .sort((one, other) => one.from - other.from)
          .map((piece) =>
            'watch' in piece ? (
              <WatchPiece key={piece.watch.shift.id} watch={piece.watch} coverage={coverage} zone={zone} faces={faces} />
            ) : (
              <GapPiece key={piece.gap.from} gap={piece.gap} coverage={coverage} zone={zone} />
            ),
          )}
      </ol>
    </div>
  );
}

const isNight = ({ shift }: Watch) => shift.type !== 'normal';

function WatchPiece({ watch, coverage, zone, faces }: RibbonProps & { watch: Watch }) {
  const { worker } = watch.shift;
  if (!worker) return null;
  return (
    <li className={isNight(watch) ? styles.night : styles.watch} style={placeOf(coverage, watch, watch.lane)}>
      <span className={styles.inside}>
        <span className={styles.day}>{shortDay(watch.from, zone)}</span>
        <span className={styles.face}>
          <Avatar name={fullName(worker)} picture={faces.get(worker.id)} size={28} />
        </span>
        <span className={styles.words}>
          <b className={styles.name}>{worker.first_name}</b>
          <span>{timesOf(watch, zone)}</span>
        </span>
      </span>
    </li>
  );
}

/** A period without a worker: it opens the shifts of that day. */
function GapPiece({ gap, coverage, zone }: Omit<RibbonProps, 'faces'> & { gap: Stretch }) {
  const label = (
    <>
      <span className={styles.day}>{shortDay(gap.from, zone)}</span>
      <TriangleAlert aria-hidden className={styles.alarm} />
      <span className={styles.words}>
        <VisuallyHidden>{shortDay(gap.from, zone)} </VisuallyHidden>
        <b className={styles.name}>{t('coverage.nobody')}</b>
        <span>{timesOf(gap, zone)}</span>
      </span>
    </>
  );
  const day = dayOf(gap.from, zone);
  const address = hasRoute('shiftSchedule') && `${hrefOf('shiftSchedule', { shiftType: 'schedule' })}?from=${day}&to=${day}`;
  return (
    <li className={styles.gap} style={placeOf(coverage, gap)}>
      {address ? (
        <Link href={address} className={styles.open}>
          {label}
        </Link>
      ) : (
        <span className={styles.inside}>{label}</span>
      )}
    </li>
  );
}
