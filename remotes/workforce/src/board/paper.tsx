import { Avatar, PhoneLink } from '@careloom/shared/ui';
import { t } from './texts';
import { DayAlone } from './day-alone';
import { dayAlone, type OnOuting, type ShownWeek } from './shown-week';
import { WeekTable } from './week-table';
import { weekInWords } from './board-words';
import styles from './paper.module.css';

interface PaperProps {
  week: ShownWeek;
  /** Shows a single day even if there is room for the week. */
  alone?: boolean;
  onOuting?: OnOuting | null;
}

/** The board as it hangs in the house: light in both themes, printed on one A4 page in landscape. */
export function Paper({ week, alone = false, onOuting = null }: PaperProps) {
  const { house, from, to, today, sleeps } = week;
  const day = dayAlone(week);
  return (
    <div className={styles.paper} data-theme="light" data-landscape data-alone={alone || undefined}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('board.title')}
        </h1>
        <div className={styles.place}>
          <Avatar name={house.name} size={40} place />
          <span>
            <b className={styles.house}>{house.name}</b>
            {weekInWords(from, to)}
          </span>
        </div>
      </div>
      <WeekTable week={week} onOuting={onOuting} />
      {day && <DayAlone day={day} isToday={day.date === today} sleeps={sleeps === 1} onOuting={onOuting} />}
      <Foot leader={week.leader} />
    </div>
  );
}

/** The team leader to contact with questions. */
function Foot({ leader }: Pick<ShownWeek, 'leader'>) {
  return (
    <div className={styles.foot}>
      <p className={styles.promise}>{leader ? t('board.ask', { name: leader.name }) : t('board.ask_nobody')}</p>
      {leader && (
        <span className={styles.leader}>
          <Avatar name={leader.name} picture={leader.picture_url} size={36} />
          <b>{leader.name}</b>
          {leader.contact_no && <PhoneLink number={leader.contact_no} />}
        </span>
      )}
    </div>
  );
}
