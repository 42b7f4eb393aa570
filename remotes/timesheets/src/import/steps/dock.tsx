import { formatHours, formatMoney } from '@careloom/shared/format';
import { Button } from '@careloom/shared/ui';
import { t } from '../texts';
import type { Sheet } from '../sheet/sheet';
import type { UploadFlow, UploadState } from '../upload-flow';
import styles from './dock.module.css';

export interface DockProps {
  sheet: Sheet;
  flow: UploadFlow;
  state: UploadState;
  /** Goes to the next error in the grid; undefined if there is no grid. */
  onNext?: (() => void) | undefined;
}

/** The number of valid rows, their cost, and the next action. */
export function Dock({ sheet, flow, state, onNext }: DockProps) {
  const { all, wrong, noted, taken } = sheet.counts;
  const left = all - taken;
  const ready = left - wrong;
  const sums = sheet.isStale ? null : sheet.answer?.sums;
  const mayAdd = !sheet.isStale && wrong === 0 && left > 0 && sheet.answer?.ok === true;
  return (
    <div className={styles.dock}>
      <div className={styles.thread} aria-hidden>
        <span className={styles.ready} style={{ flexGrow: Math.max(0, ready - noted) }} />
        <span className={styles.noted} style={{ flexGrow: noted }} />
        <span className={styles.wrong} style={{ flexGrow: wrong }} />
      </div>
      <p className={styles.words} role="status">
        <b>{t('csv.ready', { count: ready })}</b>
        {noted > 0 && ` · ${t('csv.left_to_check', { count: noted })}`}
        {wrong > 0 && ` · ${t('csv.left_to_fix', { count: wrong })}`}
      </p>
      <div className={styles.cost} data-stale={sums ? undefined : true}>
        {sums ? (
          <>
            <span className={styles.of}>
              {t('csv.cost_of', { count: sums.rows })}
              <br />
              {t('csv.sums', { hours: formatHours(sums.total_hour), fee: formatMoney(sums.fee) })}
            </span>
            <b className={styles.amount}>{formatMoney(sums.total_cost)}</b>
          </>
        ) : (
          <span className={styles.of}>{state.sending ? t('csv.asking') : t('csv.stale')}</span>
        )}
      </div>
      <div className={styles.acts}>
        {taken > 0 && (
          <Button className={styles.act} onClick={() => flow.write('taken')}>
            {t('csv.download_taken', { count: taken })}
          </Button>
        )}
        {wrong > 0 && (
          <Button className={styles.act} onClick={() => sheet.take([...sheet.list('wrong')])}>
            {t('csv.take_out_wrong', { count: wrong })}
          </Button>
        )}
        {onNext && wrong > 0 && !sheet.isStale ? (
          <Button variant="solid" onClick={onNext}>
            {t('csv.next_error')}
          </Button>
        ) : mayAdd || state.sending === 'add' ? (
          <Button variant="solid" className={styles.act} aria-disabled={state.sending !== null} onClick={flow.add}>
            {state.sending === 'add' ? t('csv.adding') : t('csv.add', { count: left })}
          </Button>
        ) : (
          <Button
            variant="solid"
            className={styles.act}
            aria-disabled={state.sending !== null || left === 0}
            onClick={() => left > 0 && flow.check()}
          >
            {state.sending === 'check' ? t('csv.asking') : t('csv.check')}
          </Button>
        )}
      </div>
    </div>
  );
}
