import type { Page } from '@careloom/contract/envelope';

/** First and last number of the rows on a page, counted from 1. */
export function rangeOf({ page, per_page, total }: Pick<Page<unknown>, 'page' | 'per_page' | 'total'>) {
  return { from: total === 0 ? 0 : (page - 1) * per_page + 1, to: Math.min(page * per_page, total) };
}

const FEW = 7;

/** The first page, the last, and the neighbours of the current one, with gaps between. Up to seven pages are all shown. */
export function pagesAround(page: number, last: number): (number | 'gap')[] {
  const wanted = last <= FEW ? Array.from({ length: last }, (_, at) => at + 1) : [1, page - 1, page, page + 1, last];
  const shown = [...new Set(wanted.filter((at) => at >= 1 && at <= last))];
  return shown.flatMap((at, index) => {
    const before = shown[index - 1];
    return before !== undefined && at - before > 1 ? ['gap' as const, at] : [at];
  });
}
