import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { t } from '../texts';
import { WIDTH } from '../sheet/columns';
import { columnHeads, placeName } from '../sheet/heads';
import type { Sheet } from '../sheet/sheet';
import { CellEditor } from './cell-editor';
import styles from './csv-grid.module.css';
import { gridAct, type GridAct } from './grid-keys';
import { gridRow } from './grid-row';
import { type Grid, ROW } from './use-grid';
import { useRowsInSight } from './use-rows-in-sight';

export interface CsvGridProps {
  sheet: Sheet;
  /** The rows that are shown. */
  list: Uint32Array;
  grid: Grid;
  box: RefObject<HTMLDivElement | null>;
  /** Called for keys that the grid does not handle itself: undo, redo, next error, take out and propose. */
  onAct: (act: GridAct['act'], by: 1 | -1) => void;
  /** Called with the number of changed cells. */
  onChanged: (cells: number) => void;
}

/** The rows of a sheet, edited as in a spreadsheet. The grid is a single tab stop. */
export function CsvGrid({ sheet, list, grid, box, onAct, onChanged }: CsvGridProps) {
  const [from, to] = useRowsInSight(box, list.length, ROW);
  const { at, row, column, draft, goTo } = grid;
  const heads = columnHeads();

  function press(event: KeyboardEvent): void {
    const act = draft === null ? gridAct(event) : null;
    if (!act) return;
    event.preventDefault();
    if (act.act === 'move') goTo({ at: at + act.rows, column: column + act.columns }, act);
    else if (act.act === 'edge') {
      const side = act.to === 'start' ? 0 : act.to === 'end' ? WIDTH - 1 : column;
      goTo({ at: act.to === 'first' ? 0 : act.to === 'last' ? list.length - 1 : at, column: side }, act);
    } else if (act.act === 'edit') grid.setDraft(act.text ?? (row === undefined ? '' : sheet.cells.cell(row, column)));
    else if (act.act === 'clear') onChanged(grid.clear());
    else onAct(act.act, act.act === 'next-fault' ? act.by : 1);
  }

  function done(text: string, then: 'below' | 'right' | 'left' | 'stay'): void {
    if (draft === null || row === undefined) return;
    grid.setDraft(null);
    onChanged(sheet.change([{ row, column, text }]));
    if (then !== 'stay') goTo({ at: at + (then === 'below' ? 1 : 0), column: column + (then === 'right' ? 1 : then === 'left' ? -1 : 0) });
  }

  const copy = (event: ClipboardEvent, isCut: boolean) => {
    if (draft !== null) return;
    event.clipboardData.setData('text/plain', grid.copied());
    event.preventDefault();
    if (isCut) onChanged(grid.clear());
  };

  const chosen = ({ target }: { target: EventTarget }) => {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
    return cell && { at: Number(cell.dataset['at']), column: Number(cell.dataset['column']) };
  };
  const choose = (event: MouseEvent) => {
    const place = chosen(event);
    if (place) goTo(place, { extends: event.shiftKey });
  };

  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (row !== undefined && (at < from || at >= to)) shown.push(at); // the focused cell is always rendered
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={-1}
      aria-label={t('csv.grid')}
      aria-rowcount={list.length + 1}
      aria-colcount={WIDTH + 2}
      aria-multiselectable
      className={styles.box}
      onKeyDown={press}
      onMouseDown={choose}
      onDoubleClick={(event) => chosen(event) && row !== undefined && grid.setDraft(sheet.cells.cell(row, column))}
      onCopy={(event) => copy(event, false)}
      onCut={(event) => copy(event, true)}
      onPaste={(event) => {
        if (draft !== null) return;
        onChanged(grid.paste(event.clipboardData.getData('text/plain')));
        event.preventDefault();
      }}
    >
      <div className={styles.all} style={{ height: (list.length + 1) * ROW }} role="presentation">
        <div role="row" aria-rowindex={1} className={styles.heads}>
          <div role="columnheader" className={styles.head}>
            {t('csv.row')}
          </div>
          {heads.map((head) => (
            <div key={head} role="columnheader" className={styles.head}>
              {head}
            </div>
          ))}
          <div role="columnheader" className={styles.head}>
            {t('field.shift.total_cost')}
          </div>
        </div>
        {shown.map((index) => gridRow(sheet, list[index] ?? 0, index, grid))}
        {draft !== null && row !== undefined && (
          <div className={styles.editing} role="row" style={{ transform: `translateY(${(at + 1) * ROW}px)` }}>
            <div role="gridcell" className={styles.edited} style={{ gridColumn: column + 2 }}>
              <CellEditor
                key={`${row} ${column}`}
                label={placeName(sheet.numberOf(row), column)}
                begin={draft}
                onDone={done}
                onCancel={() => {
                  grid.setDraft(null);
                  grid.refocus();
                }}
              />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
