import { type ShiftDetail, shifts } from '@careloom/contract/resources/shifts';
import { useCall } from '@careloom/shared/query';
import { Button, Note } from '@careloom/shared/ui';
import { RotateCw } from 'lucide-react';
import { t } from './texts';
import { changedFacts } from './changed';
import styles from './shift-form.module.css';

interface StaleNoteProps {
  /** The shift as the form knows it. */
  opened: ShiftDetail;
  /** Called with the latest version, into which the input is merged. */
  onLatest: (latest: ShiftDetail) => void;
}

/** Shown when an edit was refused as stale: the changes made meanwhile, and a button to load them. */
export function StaleNote({ opened, onLatest }: StaleNoteProps) {
  const { data, error, isFetching, refetch } = useCall(shifts.get, { id: opened.id }, { staleTime: 0 });
  const isLatest = data !== undefined && data.version !== opened.version && !isFetching;
  const load = async () => {
    const { data: latest } = await refetch();
    if (latest) onLatest(latest);
  };
  const action = (
    <Button size="sm" disabled={isFetching} onClick={() => void load()}>
      <RotateCw aria-hidden />
      {t('shift_form.stale_load')}
    </Button>
  );
  return (
    <Note kind="warning" action={action} title={t('shift_form.stale')}>
      {t('shift_form.stale_kept')}
      {error && <p>{error.message}</p>}
      {isLatest && (
        <ul className={styles.changed}>
          {changedFacts(opened, data).map((fact) => (
            <li key={fact.label}>{t('shift_form.stale_what', { ...fact })}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}
