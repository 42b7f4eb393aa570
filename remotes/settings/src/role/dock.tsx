import { Button, Subtext } from '@careloom/shared/ui';
import { t } from './texts';
import { type RoleChange, sizeOf } from './changes';
import styles from './dock.module.css';
import { countOf, type Members } from './use-members';

export interface DockProps {
  changes: readonly RoleChange[];
  members: Members;
  busy: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** The unsaved changes in words, the affected people, and the buttons to save and discard. */
export function Dock({ changes, members, busy, onDiscard, onSave }: DockProps) {
  const count = sizeOf(changes);
  const sentences = changes.flatMap(({ role, gains, loses }) => [
    ...(gains > 0 ? [t('role.gains', { role: t(`role.of.${role}`), count: gains })] : []),
    ...(loses > 0 ? [t('role.loses', { role: t(`role.of.${role}`), count: loses })] : []),
  ]);
  const people = countOf(
    members,
    changes.map(({ role }) => role),
  );
  return (
    <div className={styles.dock} role="region" aria-label={t('role.not_saved', { count })}>
      <div className={styles.said}>
        <strong>{t('role.not_saved', { count })}</strong>
        <Subtext>
          {sentences.join(', ')}. {people === null ? t('role.at_once_all') : t('role.at_once', { count: people })}
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
