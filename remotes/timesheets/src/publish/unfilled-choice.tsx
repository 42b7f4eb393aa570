import { useId } from 'react';
import { t } from '../texts';
import styles from './consequences-list.module.css';

interface UnfilledChoiceProps {
  count: number;
  leave: boolean;
  onLeave: (leave: boolean) => void;
}

/** What becomes of drafts that nobody has: published as unfilled, or left as they are. */
export function UnfilledChoice({ count, leave, onLeave }: UnfilledChoiceProps) {
  const name = useId();
  const isOne = count === 1;
  const options = [
    { to: true, label: t(isOne ? 'publish.leave_unfilled' : 'publish.leave_unfilled_all'), hint: t('publish.leave_hint') },
    { to: false, label: t(isOne ? 'publish.keep_draft' : 'publish.keep_drafts'), hint: t('publish.keep_hint') },
  ];
  return (
    <div role="radiogroup" aria-label={t('publish.nobody_yet')} className={styles.choices}>
      {options.map(({ to, label, hint }) => (
        <label key={label} className={styles.choice}>
          <input type="radio" className={styles.radio} name={name} checked={leave === to} onChange={() => onLeave(to)} />
          {label}
          <span className={styles.hint}>{hint}</span>
        </label>
      ))}
    </div>
  );
}
