import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { Button, Checkbox } from '@careloom/shared/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from './texts';
import styles from './generate.module.css';
import { allOf, amountOf, type Ticked, tickedOf, toggle, type WorkOfWorker as Work } from './groups';

interface WorkOfWorkerProps {
  work: Work;
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
}

/** The work of one worker, which can be ticked as a whole or row by row. */
export function WorkOfWorker({ work, ticked, onTick }: WorkOfWorkerProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = fullName(work.worker);
  const state = tickedOf(work, ticked);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  const counts = [
    work.shifts.length > 0 && t('generate.shifts', { count: work.shifts.length }),
    work.expenses.length > 0 && t('generate.expenses', { count: work.expenses.length }),
  ];
  return (
    <li className={styles.worker}>
      <div className={styles.head}>
        <Checkbox
          label={<strong>{name}</strong>}
          checked={state === 'all'}
          some={state === 'some'}
          onChange={() => onTick(toggle(ticked, allOf(work), state !== 'all'))}
        />
        <span className={styles.counts}>{counts.filter(Boolean).join(', ')}</span>
        <span className={styles.amount}>{formatMoney(amountOf(work))}</span>
        <Button
          variant="ghost"
          size="sm"
          shape="icon"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t(isOpen ? 'generate.hide_of' : 'generate.show_of', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon aria-hidden />
        </Button>
      </div>
      {isOpen && <Items id={id} work={work} ticked={ticked} onTick={onTick} />}
    </li>
  );
}

function Items({ id, work, ticked, onTick }: WorkOfWorkerProps & { id: string }) {
  const { shift_ids, expense_ids } = ticked;
  return (
    <ul id={id} className={styles.items}>
      {work.shifts.map(({ id: shiftId, date, name, hours, house, cost }) => (
        <li key={shiftId} className={styles.item}>
          <Checkbox
            label={t('generate.shift', { day: formatDate(date), name, hours })}
            checked={shift_ids.includes(shiftId)}
            onChange={({ target }) => onTick(toggle(ticked, { shift_ids: [shiftId], expense_ids: [] }, target.checked))}
          />
          <span className={styles.counts}>{house.name}</span>
          <span className={styles.amount}>{formatMoney(cost)}</span>
        </li>
      ))}
      {work.expenses.map(({ id: expenseId, date, title, house, amount }) => (
        <li key={expenseId} className={styles.item}>
          <Checkbox
            label={`${formatDate(date)}, ${title}`}
            checked={expense_ids.includes(expenseId)}
            onChange={({ target }) => onTick(toggle(ticked, { shift_ids: [], expense_ids: [expenseId] }, target.checked))}
          />
          <span className={styles.counts}>{house.name}</span>
          <span className={styles.amount}>{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
