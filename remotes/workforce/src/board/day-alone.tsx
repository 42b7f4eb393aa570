import { t } from './texts';
import type { OnOuting, ShownDay } from './shown-week';
import { PartContent, PartLabel } from './part';
import { dayInWords } from './board-words';
import styles from './day-alone.module.css';

interface DayAloneProps {
  day: ShownDay;
  isToday: boolean;
  sleeps: boolean;
  onOuting: OnOuting | null;
}

/** A single day with one person in each row, for phones. */
export const DayAlone = ({ day, isToday, sleeps, onOuting }: DayAloneProps) => (
  <section className={styles.alone}>
    <h2 className={styles.date}>
      {isToday && <span className={styles.now}>{t('board.today')}</span>}
      {dayInWords(day.date)}
    </h2>
    {day.parts.map((content) => (
      <div key={content.part} className={styles.stretch} data-part={content.part}>
        <h3 className={styles.heading}>
          <PartLabel part={content.part} sleeps={sleeps} />
        </h3>
        <PartContent content={content} date={day.date} onOuting={onOuting} />
      </div>
    ))}
  </section>
);
