import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { type NextShift, workedShifts } from '@careloom/contract/resources/worked-shifts';
import { CalendarCheck2, CalendarX2, CirclePlay, ClockAlert, Flag, type LucideIcon, MoonStar, Navigation, Send } from 'lucide-react';
import { useState } from 'react';
import { t } from './texts';
import type { ActsNow, OwnAct } from './acts-at';
import styles from './next-shift-card.module.css';
import { type AskedAct, isAsked } from './own-dialogs';
import { notifyFailure, writeOwn } from './own-writes';
import { directionsTo } from './next-shift-words';

const ICONS: Readonly<Record<OwnAct, LucideIcon>> = {
  confirm: CalendarCheck2,
  decline: CalendarX2,
  directions: Navigation,
  start: CirclePlay,
  wake_up: MoonStar,
  finish: Flag,
  change: ClockAlert,
  submit: Send,
};

interface OwnActsProps {
  acts: ActsNow;
  shift: NextShift;
  onAsk: (act: AskedAct) => void;
}

/** Runs an action without a form. */
function writeNow(act: Exclude<OwnAct, AskedAct | 'directions'>, shift: NextShift) {
  const { id } = shift;
  if (act === 'start') return writeOwn(workedShifts.start, { id, at: new Date().toISOString() }, shift, act);
  return act === 'submit' ? writeOwn(timesheets.submit, { ids: [id] }, shift, act) : writeOwn(shifts.confirm, { id }, shift, act);
}

/** The next action, large, and the others below it. */
export function OwnActs({ acts: { first, others }, shift, onAsk }: OwnActsProps) {
  const [busy, setBusy] = useState<OwnAct | null>(null);
  const press = async (act: Exclude<OwnAct, 'directions'>) => {
    if (busy !== null) return;
    if (isAsked(act)) return onAsk(act);
    setBusy(act);
    notifyFailure(await writeNow(act, shift));
    setBusy(null);
  };
  const shown = [...(first ? [first] : []), ...others];
  if (shown.length === 0) return null;
  return (
    <div className={styles.acts}>
      {shown.map((act) => {
        const Icon = ICONS[act];
        const look = act === first ? `${styles.act} ${styles.first}` : styles.act;
        const words = (
          <>
            <Icon className={styles.icon} aria-hidden />
            {t(`own.act.${act}`)}
          </>
        );
        if (act === 'directions')
          return (
            <a key={act} className={look} href={directionsTo(shift.address)} target="_blank" rel="noreferrer">
              {words}
            </a>
          );
        return (
          <button key={act} type="button" className={look} aria-disabled={busy !== null || undefined} onClick={() => void press(act)}>
            {words}
          </button>
        );
      })}
    </div>
  );
}
