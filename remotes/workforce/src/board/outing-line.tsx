import { createElement } from 'react';
import { t } from './texts';
import type { ShownOuting } from './shown-week';
import { symbolIcon } from './board-words';
import styles from './outing-line.module.css';

interface OutingLineProps {
  outing: ShownOuting;
  /** Opens the outing for editing; null if the user can only read it. */
  onOpen: (() => void) | null;
}

/** An outing in a part of a day: its picture and its title. */
export function OutingLine({ outing: { title, symbol }, onOpen }: OutingLineProps) {
  const text = (
    <>
      {createElement(symbolIcon(symbol), { 'aria-hidden': true, className: styles.symbol })}
      <span className={styles.what}>{title}</span>
    </>
  );
  if (!onOpen) return <span className={styles.outing}>{text}</span>;
  return (
    <button type="button" className={styles.editable} onClick={onOpen} aria-label={t('outing.change', { title })}>
      {text}
    </button>
  );
}
