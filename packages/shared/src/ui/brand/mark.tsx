import { BAND_A, BAND_B } from './paths';

export const heart = (
  <g transform="translate(16 17.1) rotate(45)">
    <path className="cl-mark-a" d={BAND_A} />
    <path className="cl-mark-b" d={BAND_B} />
  </g>
);

/** The woven heart without the wordmark. Never below 16 px, with a quarter of its width clear around it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      {heart}
    </svg>
  );
}
