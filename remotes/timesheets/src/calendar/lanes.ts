/** A time range on a day, in minutes after the start of the day. */
export interface Span {
  from: number;
  to: number;
}

export type Laned<One extends Span> = One & {
  lane: number;
  /** Number of lanes in the span's cluster. */
  lanes: number;
  /** Whether the cluster has more overlapping spans than lanes. */
  isCrowded: boolean;
};

/** The number of spans of a cluster that have no lane, and the start of the cluster. */
export interface Hidden {
  from: number;
  count: number;
}

/** Maximum number of lanes that stay readable, in the day view and in a column of the week view. */
export const MOST_LANES = { day: 3, week: 2 } as const;

/**
 * Places overlapping spans side by side, each in the first free lane. All spans of a cluster are equally wide; spans beyond the last lane are
 * left out and counted.
 * @param spans in order of their start
 * @param most the maximum number of lanes
 */
export function packLanes<One extends Span>(spans: readonly One[], most: number): { laned: Laned<One>[]; hidden: Hidden[] } {
  const laned: Laned<One>[] = [];
  const hidden: Hidden[] = [];
  let cluster: Laned<One>[] = [];
  let ends: number[] = [];
  const close = () => {
    const lanes = Math.min(ends.length, most);
    const shown = cluster.filter(({ lane }) => lane < most);
    laned.push(...shown.map((one) => ({ ...one, lanes, isCrowded: ends.length > most })));
    if (shown.length < cluster.length) hidden.push({ from: cluster[0]?.from ?? 0, count: cluster.length - shown.length });
    cluster = [];
    ends = [];
  };
  for (const span of spans) {
    if (ends.every((end) => end <= span.from)) close();
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span.to;
    cluster.push({ ...span, lane, lanes: 1, isCrowded: false });
  }
  close();
  return { laned, hidden };
}
