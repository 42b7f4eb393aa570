/** Something that takes time on a day, in minutes after the day's begin. */
export interface Span {
  from: number;
  to: number;
}

export type Laned<One extends Span> = One & {
  lane: number;
  /** The number of lanes beside each other here. */
  lanes: number;
  /** Whether there are more spans here than lanes. */
  isCrowded: boolean;
};

/** The spans without a lane, at the start of their cluster. */
export interface Hidden {
  from: number;
  count: number;
}

/** Lanes that are wide enough to be read, in a day and in each of the seven columns of a week. */
export const MOST_LANES = { day: 3, week: 2 } as const;

/**
 * Spans beside each other where they overlap, each in the first free lane. All of one cluster are equally wide; those beyond the last lane
 * are counted and left out.
 * @param spans in order of their begin
 * @param most the number of lanes
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
