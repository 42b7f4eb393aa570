import { formatDecimal } from '@careloom/shared/format';
import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import type { Sheet } from '../sheet/sheet';
import styles from './csv-grid.module.css';
import { type Grid, ROW } from './use-grid';

/** The `aria-colindex` of the cost, after the row number and the columns of the sheet. */
const COST = SHEET_COLUMNS.length + 2;

/** A row of a sheet. A plain function instead of a component, because a scrolled frame renders thirty rows. @param at its index in the shown rows */
export function gridRow(sheet: Sheet, row: number, at: number, { at: activeRow, column: active, range }: Grid) {
  const isTaken = sheet.isTaken(row);
  const isWrong = !isTaken && sheet.isWrong(row);
  const cents = sheet.cost(row);
  const inRange = (column: number) => at >= range.top && at <= range.bottom && column >= range.left && column <= range.right;
  return (
    <div
      key={row}
      role="row"
      aria-rowindex={at + 2}
      className={styles.row}
      data-wrong={isWrong || undefined}
      data-taken={isTaken || undefined}
      style={{ transform: `translateY(${(at + 1) * ROW}px)` }}
    >
      <div role="rowheader" className={styles.number}>
        {sheet.numberOf(row)}
      </div>
      {SHEET_COLUMNS.map((name, column) => {
        const fault = isTaken ? '' : sheet.fault(row, column);
        const note = isTaken || fault !== '' ? '' : sheet.note(row, column);
        const look = fault ? 'fault' : note ? 'note' : sheet.cells.isEdited(row, column) ? 'edited' : undefined;
        return (
          <div
            key={name}
            role="gridcell"
            aria-colindex={column + 2}
            aria-invalid={fault !== '' || undefined}
            aria-selected={inRange(column)}
            data-column={column}
            data-at={at}
            data-look={look}
            tabIndex={at === activeRow && column === active ? 0 : -1}
            className={styles.cell}
          >
            {sheet.cells.cell(row, column)}
            {(fault || note) && <span className={styles.unseen}> {fault || note}</span>}
          </div>
        );
      })}
      <div role="gridcell" aria-colindex={COST} aria-readonly className={styles.cost}>
        {cents === null ? '–' : formatDecimal(cents / 100)}
      </div>
    </div>
  );
}
