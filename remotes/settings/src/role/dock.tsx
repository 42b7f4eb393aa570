import { Button, Subtext } from '@careloom/shared/ui';
import { t } from '../texts';
import type { RoleChange } from './changes';
import styles from './matrix.module.css';

export interface DockProps {
  changes: readonly RoleChange[];
  busy: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** What is not saved yet, in words, and the two things that can be done with it. */
export function Dock({ changes, busy, onDiscard, onSave }: DockProps) {
  const count = changes.reduce((sum, { gains, loses }) => sum + gains + loses, 0);
  const said = changes.flatMap(({ role, gains, loses }) => [
    ...(gains > 0 ? [t('role.gains', { role: t(`role.of.${role}`), count: gains })] : []),
    ...(loses > 0 ? [t('role.loses', { role: t(`role.of.${role}`), count: loses })] : []),
  ]);
  return (
    <div className={styles.dock} role="region" aria-label={t('role.not_saved', { count })}>
      <div className={styles.said}>
        <strong>{t('role.not_saved', { count })}</strong>
        <Subtext>
          {said.join(', ')}. {t('role.at_once')}
        </Subtext>
      </div>
      <Button variant="ghost" onClick={onDiscard}>
        {t('role.discard')}
      </Button>
      <Button variant="solid" aria-disabled={busy || undefined} data-busy={busy || undefined} onClick={onSave}>
        {t('role.save', { count })}
      </Button>
    </div>
  );
}
