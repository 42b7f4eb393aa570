import { useEffect, useState } from 'react';
import { say } from '../texts';

/** Nothing is shown for a wait shorter than this, in milliseconds: a flash of grey is worse than a moment of nothing. */
const PATIENCE = 200;

/** True once `waiting` has lasted long enough to show bones. */
export function useLateWait(waiting: boolean) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}

/** One bone, of a line of text. */
export const bone = <span className="cl-bone" />;

/** A page's worth of lines, where its shape is not known yet. */
export function Skeleton({ lines = 5 }: { lines?: number }) {
  return (
    <div className="cl-col" role="status">
      <span className="cl-hidden">{say('kit.loading')}</span>
      <span className="cl-bone cl-bone-title" />
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className="cl-bone" />
      ))}
    </div>
  );
}
