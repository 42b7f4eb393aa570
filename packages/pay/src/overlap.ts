/** ISO 8601 in UTC, as in stored records. */
export interface Period {
  start_at: string;
  end_at: string;
}

/** Whether two shifts of one worker clash. Half-open, compared in UTC: a shift that ends when the other starts does not. */
export const overlaps = (a: Period, b: Period) =>
  Date.parse(a.start_at) < Date.parse(b.end_at) && Date.parse(b.start_at) < Date.parse(a.end_at);
