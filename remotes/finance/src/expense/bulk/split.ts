import { type Expense, UNSEEN_LIMIT } from '@careloom/contract/resources/expenses';
import { allowedOn, type Viewer } from '../rules';

export interface Split<Row> {
  /** Can be approved now. */
  ready: Row[];
  /** Above the limit, and the receipt was not viewed. */
  unseen: Row[];
  /** Already decided, or not allowed for the viewer. */
  left: Row[];
}

type Chosen = Pick<Expense, 'id' | 'amount' | 'status' | 'added_by' | 'worker' | 'awaits_worker' | 'for_another'>;

/** Splits the expenses chosen for bulk approval. @param seen ids of expenses whose receipt was viewed */
export function splitForApproval<Row extends Chosen>(rows: readonly Row[], viewer: Viewer, seen: ReadonlySet<number>): Split<Row> {
  const split: Split<Row> = { ready: [], unseen: [], left: [] };
  for (const row of rows) {
    const isUnseen = Number(row.amount) > UNSEEN_LIMIT && !seen.has(row.id);
    const part = !allowedOn(row, viewer).approve ? split.left : isUnseen ? split.unseen : split.ready;
    part.push(row);
  }
  return split;
}
