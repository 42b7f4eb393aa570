const WARPS = ['gum-700', 'gum-800', 'gum-700', 'galah-400', 'gum-700', 'gum-600', 'gum-700', 'gum-800', 'gum-700', 'gum-600', 'gum-700'];
const WEFTS = ['gum-800', 'gum-900', 'gum-800', 'gum-800', 'gum-900', 'wattle-400', 'gum-800', 'gum-900', 'gum-800', 'galah-500'];
const ROWS = 14;
/** Distance between two threads, and the length and width of a thread's visible part between two crossings. */
const PITCH = 66;
const LENGTH = 76.6;
const WIDTH = 52.8;

interface Crossing {
  yarn: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
}

function crossing(at: number): Crossing {
  const row = Math.floor(at / WARPS.length);
  const column = at % WARPS.length;
  const over = (row + column) % 2 === 0;
  const [width, height] = over ? [WIDTH, LENGTH] : [LENGTH, WIDTH];
  const middle = PITCH / 2;
  return {
    yarn: over ? WARPS[column] : WEFTS[row % WEFTS.length],
    x: middle + column * PITCH - width / 2,
    y: middle + row * PITCH - height / 2,
    width,
    height,
  };
}

/** The full cloth of eleven warps and fourteen wefts: used on the login screen only. */
export function Weave() {
  return (
    <svg viewBox={`0 0 ${WARPS.length * PITCH} ${ROWS * PITCH}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      {Array.from({ length: WARPS.length * ROWS }, (_, at) => {
        const { yarn, ...shape } = crossing(at);
        return <rect key={at} {...shape} rx="11" fill={`var(--cl-colors-${yarn})`} />;
      })}
    </svg>
  );
}
