import { formatCount } from '@careloom/shared/format';
import { Button } from '@careloom/shared/ui';
import { CircleAlert, FileSpreadsheet, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../texts';
import type { Sheet, Shown } from '../sheet/sheet';
import type { UploadState } from '../upload-flow';
import styles from './fix-step.module.css';

const sizeOf = (bytes: number) => (bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

export interface FixBarProps {
  sheet: Sheet;
  state: UploadState;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onUndo: () => void;
  onRedo: () => void;
  children: ReactNode;
}

/** The name of the file, the filters of its rows, Undo and Redo. */
export function FixBar({ sheet, state: { name, size }, shown, onShow, onUndo, onRedo, children }: FixBarProps) {
  const { all, wrong, noted, taken } = sheet.counts;
  const filters: readonly [Shown, string, ReactNode, number][] = [
    ['wrong', t('csv.errors', { count: wrong }), <CircleAlert key="wrong" aria-hidden />, wrong],
    ['noted', t('csv.to_check', { count: noted }), <TriangleAlert key="noted" aria-hidden />, noted],
    ['taken', t('csv.taken_out', { count: taken }), null, taken],
    ['all', t('csv.all', { count: all }), null, all],
  ];
  return (
    <div className={styles.bar}>
      <p className={styles.file}>
        <FileSpreadsheet aria-hidden className={styles.icon} />
        <b>{name}</b>
        <span className={styles.about}>
          {t('csv.file_line', { rows: t('csv.rows', { count: all }), size: sizeOf(size) }).replace(String(all), formatCount(all))}
        </span>
        {children}
      </p>
      <div className={styles.tools}>
        {filters
          .filter(([filter, , , count]) => filter === 'all' || count > 0 || filter === shown)
          .map(([filter, label, icon]) => (
            <Button key={filter} size="sm" className={styles.filter} aria-pressed={filter === shown} onClick={() => onShow(filter)}>
              {icon}
              {label}
            </Button>
          ))}
        <Button size="sm" variant="ghost" aria-disabled={!sheet.canUndo} onClick={onUndo}>
          <Undo2 aria-hidden />
          {t('csv.undo')}
        </Button>
        <Button size="sm" variant="ghost" aria-disabled={!sheet.canRedo} onClick={onRedo}>
          <Redo2 aria-hidden />
          {t('csv.redo')}
        </Button>
      </div>
    </div>
  );
}
