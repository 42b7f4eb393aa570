import type { Provider } from '@careloom/contract/resources/providers';
import { formatBusinessNumber } from '@careloom/shared/format';
import { Avatar, Button, Subtext } from '@careloom/shared/ui';
import { Building2 } from 'lucide-react';
import { t } from './texts';
import styles from './owner-note.module.css';

/** Number of digits of an ACN. The ABN of the company ends with these digits. */
const SHARED = 9;

export interface OwnerNoteProps {
  owner: Provider;
  /** The typed digits. */
  digits: string;
  onOpen: () => void;
}

/** The provider that has the typed number, with the common digits marked. */
export function OwnerNote({ owner: { name, abn }, digits, onOpen }: OwnerNoteProps) {
  const isSame = abn === digits;
  return (
    <div className={styles.owner} role="status">
      <Avatar name={name} place icon={<Building2 size={18} aria-hidden />} size={36} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <p>
          {t(abn.length === SHARED ? 'provider.acn' : 'provider.abn')} {abn.slice(0, -SHARED)}{' '}
          <mark className={styles.same}>{formatBusinessNumber(abn.slice(-SHARED))}</mark>
        </p>
      </div>
      <Button size="sm" onClick={onOpen}>
        {t('provider.open_owner')}
      </Button>
      <div className={styles.why}>
        <Subtext>{t(isSame ? 'provider.same_number' : 'provider.same_company')}</Subtext>
      </div>
    </div>
  );
}
