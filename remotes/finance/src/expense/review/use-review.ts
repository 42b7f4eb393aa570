import type { Expense } from '@careloom/contract/resources/expenses';
import type { ListResult } from '@careloom/shared/list';
import { useEffect, useRef, useState } from 'react';
import { useApproveExpense } from '../requests';
import { allowedOn } from '../rules';
import { useViewer } from '../use-viewer';
import { useReviewKeys } from './use-review-keys';
import { afterDecision, FIRST, indexOf, LAST, stepFrom, type Shown } from './walk';

const NO_ROWS: readonly Expense[] = [];

const focusRow = (id: number) => document.querySelector<HTMLElement>(`[data-open="${id}"]`)?.focus();

/**
 * Keyboard review of the expenses of a list: J and K move, A approves, R opens the rejection form.
 * @param isOn false if there is no space for the receipt beside the list: nothing is shown, and keys are ignored
 */
export function useReview({ page, turning, controls }: ListResult<Expense>, isOn: boolean) {
  const viewer = useViewer();
  const [shown, setShown] = useState<Shown>(FIRST);
  const [rejecting, setRejecting] = useState<number | null>(null);
  const { run, pending } = useApproveExpense();
  const rows = page?.items ?? NO_ROWS;
  const expense = isOn ? rows[indexOf(shown, rows)] : undefined;
  const allowed = expense && allowedOn(expense, viewer);

  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current || turning || !expense) return;
    moved.current = false;
    focusRow(expense.id);
  }, [expense, turning]);

  const show = (next: Shown) => {
    setShown(next);
    setRejecting(null);
  };
  const walk = (by: 1 | -1) => () => {
    if (!page || turning) return;
    const step = stepFrom(shown, rows, by, { page: page.page, last: page.last_page });
    if (!step) return;
    moved.current = true;
    if ('to' in step) return show(step.to);
    show(by === 1 ? FIRST : LAST);
    controls.setPage(page.page + by);
  };
  const approve = async () => {
    if (!expense || pending) return;
    const next = afterDecision(shown, rows);
    const { ok } = await run({ id: expense.id });
    if (ok) show(next);
  };
  const reject = () => setRejecting(expense?.id ?? null);

  useReviewKeys({
    j: expense ? walk(1) : null,
    k: expense ? walk(-1) : null,
    a: allowed?.approve ? () => void approve() : null,
    r: allowed?.reject ? reject : null,
  });

  return {
    current: expense?.id ?? null,
    /** Whether an expense is on this page of the list, so that it can be shown beside it. */
    has: ({ id }: Expense) => isOn && rows.some((row) => row.id === id),
    choose: ({ id }: Expense) => show({ id, at: rows.findIndex((row) => row.id === id) }),
    panel: expense && {
      expense,
      rejecting: rejecting === expense.id,
      busy: pending,
      onApprove: () => void approve(),
      onReject: reject,
      onCancel: () => setRejecting(null),
      onRejected: () => show(afterDecision(shown, rows)),
    },
  };
}
