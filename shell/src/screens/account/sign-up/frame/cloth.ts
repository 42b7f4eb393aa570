/** The drawn cloth of the sign-up: nine warp threads, and one weft thread for each step. */
const WARPS = 9;
export const WEFTS = 4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of a weft that lies over a warp. */
export interface Knot extends Box {
  isWoven: boolean;
}

/** A piece of a warp, in one of two shades. */
export interface WarpPiece extends Box {
  column: number;
}

export interface Cloth {
  warps: WarpPiece[];
  /** The wefts over each warp, by step, including future ones. */
  wefts: Knot[][];
}

/** Whether a weft lies over a warp. Neighbouring wefts alternate. */
const isOver = (weft: number, column: number) => (weft + column) % 2 === 1;

/** Whether a piece of a weft is woven. The current weft is woven half way. */
const isWoven = (weft: number, column: number, at: number) => weft < at || (weft === at && column <= WARPS / 2);

/**
 * The threads of a cloth.
 * @param at index of the current weft: the wefts before it are complete
 */
export function clothOf(width: number, height: number, at: number): Cloth {
  const pitch = width / WARPS;
  const row = height / WEFTS;
  const [thread, knot, weft] = [pitch * 0.8, pitch * 1.12, row / 2];
  const gap = pitch * 0.04;
  const top = (of: number) => row * (of + 0.25);
  const columns = Array.from({ length: WARPS }, (_, column) => column);
  const rows = Array.from({ length: WEFTS }, (_, of) => of);
  const across = (column: number, wide: number) => pitch * (column + 0.5) - wide / 2;

  const warps = columns.flatMap((column) => {
    const cuts = rows.filter((of) => isOver(of, column) && isWoven(of, column, at));
    const starts = [-pitch, ...cuts.map((of) => top(of) + weft + gap)];
    const ends = [...cuts.map((of) => top(of) - gap), height + pitch];
    return starts.map((y, piece) => ({ column, x: across(column, thread), y, width: thread, height: (ends[piece] ?? y) - y }));
  });
  const wefts = rows.map((of) =>
    columns
      .filter((column) => isOver(of, column))
      .map((column) => ({ x: across(column, knot), y: top(of), width: knot, height: weft, isWoven: isWoven(of, column, at) })),
  );
  return { warps, wefts };
}

/** The position of the shuttle, after the last knot of the current weft. */
export function shuttleOf(width: number, height: number, at: number): Box | null {
  const last = clothOf(width, height, at).wefts[at]?.findLast((knot) => knot.isWoven);
  if (!last) return null;
  const row = height / WEFTS;
  return { x: last.x + last.width * 0.6, y: last.y + last.height / 2 - row * 0.15, width: (width / WARPS) * 1.9, height: row * 0.3 };
}
