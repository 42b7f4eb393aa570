import type { Page } from '@careloom/contract/envelope';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../../format/index';
import { t } from '../texts';

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

export interface PaginationProps {
  page: Page<unknown>;
  onPage: (page: number) => void;
}

/** The range of the rows shown, and buttons for the other pages. */
export function Pagination({ page: shown, onPage }: PaginationProps) {
  const { page, last_page: last, total } = shown;
  const { from, to } = rangeOf(shown);
  // At either end the arrow remains focusable: a button that becomes disabled while focused would lose the focus.
  const turn = (next: number) => {
    if (next >= 1 && next <= last) onPage(next);
  };
  return (
    <nav className="cl-pager" aria-label={t('list.pages')}>
      <span className="cl-tab">{t('list.range', { from: formatCount(from), to: formatCount(to), total: formatCount(total) })}</span>
      {last > 1 && (
        <>
          <button
            type="button"
            className="cl-pg cl-end"
            aria-label={t('list.page_previous')}
            aria-disabled={page === 1 || undefined}
            onClick={() => turn(page - 1)}
          >
            <ChevronLeft className="cl-i" aria-hidden />
          </button>
          {pagesAround(page, last).map((at, index) =>
            at === 'gap' ? (
              <span key={`gap-${index}`} className="cl-pg" aria-hidden>
                …
              </span>
            ) : (
              <button
                key={at}
                type="button"
                className="cl-pg"
                aria-label={t('list.page', { page: at })}
                aria-current={at === page ? 'page' : undefined}
                onClick={() => onPage(at)}
              >
                {at}
              </button>
            ),
          )}
          <button
            type="button"
            className="cl-pg"
            aria-label={t('list.page_next')}
            aria-disabled={page === last || undefined}
            onClick={() => turn(page + 1)}
          >
            <ChevronRight className="cl-i" aria-hidden />
          </button>
        </>
      )}
    </nav>
  );
}
