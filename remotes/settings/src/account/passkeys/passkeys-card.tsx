import { type Passkey, passkeys } from '@careloom/contract/resources/passkeys';
import { formatDate } from '@careloom/shared/format';
import { lazyPage } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Button, Card, LoadFailed, Prose, Skeleton } from '@careloom/shared/ui';
import { KeyRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from './texts';
import { AccountRow } from '../account-row';
import type { PasskeyDialog } from './passkey-dialogs';
import styles from './passkeys-card.module.css';

const PasskeyDialogs = lazyPage(() => import('./passkey-dialogs').then((module) => module.PasskeyDialogs));

export function PasskeysCard() {
  const { data, error, refetch } = useCall(passkeys.list, {});
  const [dialog, setDialog] = useState<PasskeyDialog | null>(null);
  const add = (
    <Button size="sm" variant="outline" onClick={() => setDialog({ of: 'add' })}>
      {t('passkey.add')}
    </Button>
  );
  if (error && !data) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  return (
    <Card title={t('passkey.title')} count={data?.passkeys.length || undefined} action={add} flush>
      {!data && <Skeleton lines={2} />}
      {data?.passkeys.length === 0 && (
        <div className={styles.why}>
          <Prose>{t('passkey.why')}</Prose>
        </div>
      )}
      {data && data.passkeys.length > 0 && (
        <ul>
          {data.passkeys.map((passkey) => (
            <AccountRow key={passkey.id} icon={KeyRound} name={passkey.name} line={lineOf(passkey)}>
              <span className={styles.acts}>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('passkey.rename_named', { name: passkey.name })}
                  onClick={() => setDialog({ of: 'rename', passkey })}
                >
                  {t('passkey.rename')}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('passkey.remove_named', { name: passkey.name })}
                  onClick={() => setDialog({ of: 'remove', passkey })}
                >
                  {t('passkey.remove')}
                </Button>
              </span>
            </AccountRow>
          ))}
        </ul>
      )}
      <Suspense>{dialog && <PasskeyDialogs dialog={dialog} onChange={setDialog} />}</Suspense>
    </Card>
  );
}

function lineOf({ created_at, last_used_at }: Passkey): string {
  const day = formatDate(created_at);
  return last_used_at === null ? t('passkey.added', { day }) : t('passkey.used', { day, when: formatDate(last_used_at, 'displayTime') });
}
