import { X } from 'lucide-react';
import { Button } from '../../ui/index';
import type { BulkAction } from '../core/definition';
import type { ListSelection } from '../core/use-selection';
import { t } from '../texts';

export interface BulkBarProps<Row> {
  selection: ListSelection<Row>;
  actions: readonly BulkAction<Row>[];
  /** Unticks the rows, and moves the focus, because the bar disappears. */
  onClear: () => void;
}

/** Overlays the bottom of the page and never moves the table. */
export function BulkBar<Row>({ selection, actions, onClear }: BulkBarProps<Row>) {
  const { rows, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <div className="cl-bulk" role="region" aria-label={t('list.selection')}>
      <strong aria-live="polite">{t('list.selected', { count: rows.length })}</strong>
      <i className="cl-sep" />
      {actions.map(({ label, icon: Icon, onPick }) => (
        <Button key={label} variant="inverted" size="sm" onClick={() => onPick(rows, clear)}>
          {Icon && <Icon aria-hidden />}
          {label}
        </Button>
      ))}
      <i className="cl-sep" />
      <Button variant="inverted" size="sm" shape="icon" aria-label={t('list.clear_selection')} onClick={onClear}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
