import type { Page } from '@careloom/contract/envelope';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { say } from '../texts';
import { pagesAround, rangeOf } from './page-range';

export interface PaginationProps {
  page: Page<unknown>;
  onPage: (page: number) => void;
}

/** Which rows these are, and the ways to the others. */
export function Pagination({ page: shown, onPage }: PaginationProps) {
  const { page, last_page: last, total } = shown;
  const { from, to } = rangeOf(shown);
  return (
    <nav className="cl-pager" aria-label={say('list.pages')}>
      <span className="cl-tab">{say('list.range', { from, to, total })}</span>
      {last > 1 && (
        <>
          <button
            type="button"
            className="cl-pg cl-end"
            aria-label={say('list.page_previous')}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
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
                aria-label={say('list.page', { page: at })}
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
            aria-label={say('list.page_next')}
            disabled={page === last}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight className="cl-i" aria-hidden />
          </button>
        </>
      )}
    </nav>
  );
}
