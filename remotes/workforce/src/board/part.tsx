import { VisuallyHidden } from '@careloom/shared/ui';
import { createElement } from 'react';
import { t } from './texts';
import { Face, NotKnown } from './face';
import { OutingLine } from './outing-line';
import type { OnOuting, ShownPart } from './shown-week';
import { partIcon, partName } from './board-words';
import styles from './part.module.css';

/** A part of the day: its picture and its name. @param sleeps whether the workers of the night sleep in the house */
export const PartLabel = ({ part, sleeps }: { part: string; sleeps: boolean }) => (
  <span className={styles.label}>
    {createElement(partIcon(part), { 'aria-hidden': true, className: styles.sky })}
    <b>{partName(part)}</b>
    {part === 'night' && sleeps && <span className={styles.sleeps}>{t('board.sleeps')}</span>}
  </span>
);

interface PartContentProps {
  content: ShownPart;
  date: string;
  onOuting: OnOuting | null;
}

/** Who comes in a part of a day, and the outing. */
export function PartContent({ content: { part, people, is_open, outing }, date, onOuting }: PartContentProps) {
  const count = people.length + is_open;
  return (
    <span className={styles.content}>
      <span className={styles.people} data-several={count > 1 || undefined} data-crowd={count > 2 || undefined}>
        {people.map((person, at) => (
          <Face key={at} person={person} />
        ))}
        {is_open === 1 && <NotKnown />}
        {people.length === 0 && is_open === 0 && <VisuallyHidden>{t('board.nobody')}</VisuallyHidden>}
      </span>
      {outing && <OutingLine outing={outing} onOpen={onOuting && (() => onOuting(outing, date, part))} />}
    </span>
  );
}
