import { useEffect, useState } from 'react';
import { useLoader } from '../../chrome/index';
import { t } from '../texts';

/** Nothing is shown for a wait shorter than this, in milliseconds: a grey flash is worse than a short blank. */
const SKELETON_DELAY = 200;

/**
 * True once a skeleton may be visible: the wait has lasted long enough and the full-screen loader is not shown, since there is only one
 * loader at a time. If the loader disappears during the wait, the skeleton appears in the same frame.
 */
export function useDelayedWait(waiting: boolean) {
  // Without a wait the loader is not subscribed to: the content would re-render each time it is shown and hidden.
  const covered = useLoader(({ held }) => waiting && held.size > 0);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), covered ? 0 : SKELETON_DELAY);
    return () => clearTimeout(timer);
  }, [waiting, covered]);
  useEffect(() => {
    if (waiting) return () => setLate(false);
  }, [waiting]);
  return waiting && late && !covered;
}

/** The skeleton of one line of text. */
export const skeletonLine = <span className="cl-bone" />;

/**
 * A page of skeleton lines, for content whose layout is not known yet. It takes up its space from the first frame on, and becomes visible
 * when the wait is long.
 */
export function Skeleton({ lines = 5 }: { lines?: number }) {
  const late = useDelayedWait(true);
  return (
    <div className={late ? 'cl-col' : 'cl-col cl-early'} role="status">
      <span className="cl-hidden">{t('kit.loading')}</span>
      <span className="cl-bone cl-bone-title" />
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className="cl-bone" />
      ))}
    </div>
  );
}

export interface SkeletonListProps {
  rows: number;
  /** The class of the rows to be loaded, which sets their height. */
  row: string;
}

/** Skeleton rows of a card, each as high as the rows to be loaded. */
export function SkeletonList({ rows, row }: SkeletonListProps) {
  const late = useDelayedWait(true);
  return (
    <div className={late ? undefined : 'cl-early'} role="status">
      <span className="cl-hidden">{t('kit.loading')}</span>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={row}>
          <span className="cl-bone" />
        </div>
      ))}
    </div>
  );
}
