import type { Page } from '@careloom/contract/envelope';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../../format/index';
import { t } from '../texts';
import { pagesAround, rangeOf } from './page-range';

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
