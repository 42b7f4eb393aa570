import { t } from '../texts';

/** A weft passes over and under five warps. With reduced motion, it does not move. */
export function ShuttleLoader({ label = t('kit.loading') }: { label?: string }) {
  return (
    <div className="cl-loader" role="status">
      <svg width="120" height="48" viewBox="0 0 120 48" fill="none" strokeWidth="6" strokeLinecap="round" aria-hidden>
        <path className="cl-warp" d="M20 4v40M40 4v40M60 4v40M80 4v40M100 4v40" />
        <path className="cl-weft" d="M4 24h112" pathLength="100" />
        <path className="cl-warp" d="M40 14v20M80 14v20" />
      </svg>
      <span>{label}</span>
    </div>
  );
}

/** Covers the whole screen, only during navigation. */
export function LoaderVeil({ label }: { label?: string }) {
  return (
    <div className="cl-veil">
      <ShuttleLoader {...(label && { label })} />
    </div>
  );
}

/** A 3 px gum line under the header. `value` is a fraction of the width, 0 to 1; null while nothing is in progress. */
export function ProgressThread({ value }: { value: number | null }) {
  if (value === null) return null;
  return <progress className="cl-thread" aria-label={t('kit.page_loading')} max={1} value={value} />;
}
