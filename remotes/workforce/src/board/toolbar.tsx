import type { Board } from '@careloom/contract/resources/boards';
import { addDays } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink } from '@careloom/shared/ui';
import { ArrowLeft, ChevronLeft, ChevronRight, Link, Plus, Printer } from 'lucide-react';
import { t } from './texts';
import styles from './toolbar.module.css';
import { weekInWords } from './board-words';

/** Days of a week. */
const WEEK = 7;

interface ToolbarProps {
  houseId: number;
  /** Undefined until it is loaded. */
  week: Pick<Board, 'from' | 'to' | 'today'> | undefined;
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
  /** Shows the week of a day, `yyyy-MM-dd`; null for the current week. */
  onWeek: (day: string | null) => void;
  onOuting: () => void;
  onLinks: () => void;
}

/** Above a board, only on screen: the week, the view, and the actions. */
export function Toolbar({ houseId, week, isAlone, onAlone, onWeek, onOuting, onLinks }: ToolbarProps) {
  const mayWrite = useCan('whos-coming-write');
  const mayReadHouse = useCan('house-read');
  return (
    <div className={styles.bar}>
      {mayReadHouse && (
        <ButtonLink variant="ghost" shape="icon" href={hrefOf('house-details-overview', { id: houseId })} aria-label={t('board.back')}>
          <ArrowLeft aria-hidden />
        </ButtonLink>
      )}
      {!isAlone && <WeekPicker week={week} onWeek={onWeek} />}
      <div className={styles.acts}>
        <div className={styles.views} role="group" aria-label={t('board.view')}>
          <Button variant={isAlone ? 'ghost' : 'soft'} size="sm" aria-pressed={!isAlone} onClick={() => onAlone(false)}>
            {t('board.week')}
          </Button>
          <Button variant={isAlone ? 'soft' : 'ghost'} size="sm" aria-pressed={isAlone} onClick={() => onAlone(true)}>
            {t('board.today_only')}
          </Button>
        </div>
        {mayWrite && (
          <>
            <Button variant="outline" onClick={onOuting}>
              <Plus aria-hidden />
              {t('outing.add')}
            </Button>
            <Button variant="outline" onClick={onLinks}>
              <Link aria-hidden />
              {t('board.link')}
            </Button>
          </>
        )}
        <div className={styles.print}>
          <Button variant="solid" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('board.print')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function WeekPicker({ week, onWeek }: Pick<ToolbarProps, 'week' | 'onWeek'>) {
  const isPresent = !week || (week.from <= week.today && week.today <= week.to);
  const step = (days: number) => week && onWeek(addDays(week.from, days));
  return (
    <div className={styles.weeks}>
      <Button variant="outline" shape="icon" aria-label={t('board.previous_week')} onClick={() => step(-WEEK)}>
        <ChevronLeft aria-hidden />
      </Button>
      <span className={styles.range} aria-live="polite">
        {week && weekInWords(week.from, week.to)}
      </span>
      <Button variant="outline" shape="icon" aria-label={t('board.next_week')} onClick={() => step(WEEK)}>
        <ChevronRight aria-hidden />
      </Button>
      {!isPresent && (
        <Button variant="ghost" onClick={() => onWeek(null)}>
          {t('board.this_week')}
        </Button>
      )}
    </div>
  );
}
