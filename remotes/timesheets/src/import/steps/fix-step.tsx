import { lazyPart, useUnsavedGuard } from '@careloom/shared/navigation';
import { Button, KeyLegend, Note } from '@careloom/shared/ui';
import { Fragment, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNarrow } from '../../calendar/use-media';
import { t, type TextKey } from '../texts';
import { keepDraft } from '../draft';
import { CsvGrid } from '../grid/csv-grid';
import { useGrid } from '../grid/use-grid';
import { changesFor, changesForAll, findingAt, proposalsAt } from '../sheet/fixes';
import { useNames } from '../use-names';
import type { Sheet, Shown } from '../sheet/sheet';
import type { UploadFlow, UploadState } from '../upload-flow';
import { nextFault } from '../sheet/next-fault';
import { Dock } from './dock';
import { FindingsPanel } from './findings-panel';
import { FixBar } from './fix-bar';
import styles from './fix-step.module.css';

const ConfirmDialog = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.ConfirmDialog));

/** Sheets with at most this many rows are checked by the server after each change; larger sheets on request. */
const CHECKED_AT_ONCE = 1_000;
/** Milliseconds after the last change before the sheet is checked and stored. */
const REST = 700;

const KEYS: readonly (readonly [readonly string[], TextKey])[] = [
  [['Enter'], 'csv.key_edit'],
  [['Ctrl', 'C', 'V', 'Z'], 'csv.key_copy'],
  [['F8'], 'csv.key_next'],
  [['Ctrl', 'Enter'], 'csv.key_proposal'],
  [['Shift', 'Delete'], 'csv.key_take'],
];

/** The second step: the rows are checked, fixed and added. */
export function FixStep({ sheet, flow, state }: { sheet: Sheet; flow: UploadFlow; state: UploadState }) {
  const version = useSyncExternalStore(sheet.subscribe, () => sheet.version);
  const isNarrow = useNarrow();
  const names = useNames();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>('all');
  const [kept, setKept] = useState(() => sheet.list('all'));
  // A fixed row stays in the list of errors until the list is rebuilt.
  const list = shown === 'taken' ? sheet.list('taken') : kept;
  const [announcement, setAnnouncement] = useState('');
  const grid = useGrid(sheet, list, box);
  const isKept = useDraft(sheet, state.name);
  useUnsavedGuard(sheet.acts > 0);

  const { sending } = state;
  useEffect(() => {
    if (sheet.isAsked || sending || sheet.rows > CHECKED_AT_ONCE) return undefined;
    const timer = setTimeout(() => flow.check(), REST);
    return () => clearTimeout(timer);
  }, [flow, sheet, sending, version]);

  const show = (next: Shown) => {
    setShown(next);
    setKept(sheet.list(next));
    grid.goTo({ at: 0, column: grid.column });
  };
  /** Goes to a cell. If the filter hides its row, all rows are shown. */
  const goOn = (row: number, column: number) => {
    if (grid.goToRow(row, column)) return;
    show('all');
    grid.goTo({ at: row, column }, { of: sheet.rows });
  };

  const changed = (cells: number) => {
    setAnnouncement(t('csv.changed', { count: cells }));
    grid.refocus();
  };
  const active = { row: grid.row ?? 0, column: grid.column };
  const look = (row: number | undefined) => row !== undefined && goOn(row, grid.column);
  const goToFault = (by: 1 | -1) => {
    const found = nextFault(sheet, list, grid.at, grid.column, by);
    if (!found) return setAnnouncement(t('csv.none_to_fix'));
    grid.goTo(found);
    return setAnnouncement(sheet.fault(list[found.at] ?? 0, found.column));
  };
  const propose = (isForAll: boolean) => {
    const finding = findingAt(sheet, active.row, active.column);
    const [proposal] = finding ? proposalsAt(sheet, finding, names) : [];
    if (!finding || !proposal) return;
    if (isForAll) void sheet.changeInParts(changesForAll(sheet, finding, proposal, names)).then(changed);
    else changed(sheet.change(changesFor(finding, proposal)));
  };

  return (
    <>
      <FixBar sheet={sheet} state={state} shown={shown} onShow={show} onUndo={() => look(sheet.undo())} onRedo={() => look(sheet.redo())}>
        <Button size="sm" variant="ghost" onClick={flow.reset}>
          {t('csv.other_file')}
        </Button>
      </FixBar>
      <p className={styles.unseen} role="status">
        {announcement}
      </p>
      {!isKept && (
        <Note
          kind="warning"
          action={
            <Button size="sm" onClick={() => flow.write('all')}>
              {t('csv.download_all')}
            </Button>
          }
        >
          {t('csv.not_kept')}
        </Note>
      )}
      {state.failure && <Note kind="error">{state.failure}</Note>}
      <div className={styles.layout}>
        {!isNarrow && (
          <div className={styles.main}>
            <CsvGrid
              sheet={sheet}
              list={list}
              grid={grid}
              box={box}
              onChanged={changed}
              onAct={(act, by) => {
                if (act === 'undo') look(sheet.undo());
                else if (act === 'redo') look(sheet.redo());
                else if (act === 'next-fault') goToFault(by);
                else if (act === 'take') sheet.take(grid.rowsInRange(), !sheet.isTaken(active.row));
                else propose(act === 'propose-all');
              }}
            />
            {list.length === 0 && <p>{t('csv.none_shown')}</p>}
            <KeyLegend>
              {KEYS.map(([keys, what]) => (
                <Fragment key={what}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}{' '}
                  {t(what)}{' '}
                </Fragment>
              ))}
            </KeyLegend>
          </div>
        )}
        <FindingsPanel sheet={sheet} names={names} active={active} onGo={isNarrow ? undefined : goOn} onChanged={changed} />
      </div>
      <Dock sheet={sheet} flow={flow} state={state} onNext={isNarrow ? undefined : () => goToFault(1)} />
      {state.question !== null && (
        <Suspense>
          <ConfirmDialog
            open
            verb={t('csv.reassign')}
            cancel={t('csv.no_reassign')}
            onConfirm={() => flow.check(true)}
            onCancel={flow.dismissQuestion}
          >
            {state.question}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

/** Stores the sheet in the browser shortly after each change. @returns whether it is stored */
function useDraft(sheet: Sheet, name: string): boolean {
  const [isKept, setKept] = useState(true);
  const { acts } = sheet;
  useEffect(() => {
    if (acts === 0) return undefined;
    const timer = setTimeout(() => setKept(keepDraft(name, sheet)), REST);
    return () => clearTimeout(timer);
  }, [acts, name, sheet]);
  return isKept;
}
