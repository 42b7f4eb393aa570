import { type Session, sessions } from '@careloom/contract/resources/sessions';
import { formatDate } from '@careloom/shared/format';
import { lazyPage } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { Button, Card, Tag } from '@careloom/shared/ui';
import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from './texts';
import { AccountRow } from './account-row';

const ConfirmEverywhere = lazyPage(() => import('./confirm-everywhere').then((module) => module.ConfirmEverywhere));

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet, other: MonitorSmartphone } as const;

/** Browser and system, as far as the browser reported them. */
export function deviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser === null) return system ?? t('session.unknown');
  return system === null ? browser : t('session.device', { browser, system });
}

/** The devices on which the user is signed in. The button of a row logs out that device; the button above logs out all others. */
export function SessionsCard({ list }: { list: readonly Session[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, pending } = useCallMutation(sessions.end);
  const everywhere = (
    <Button size="sm" variant="outline" onClick={() => setIsAsking(true)}>
      {t('session.everywhere')}
    </Button>
  );
  return (
    <Card title={t('session.title')} count={list.length} action={list.length > 1 && everywhere} flush>
      <ul>
        {list.map((session) => {
          const name = deviceName(session);
          return (
            <AccountRow key={session.id} icon={ICONS[session.kind]} name={name} line={lineOf(session)}>
              {session.current === 1 ? (
                <Tag tone="done">{t('session.this')}</Tag>
              ) : (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('session.end_named', { name })}
                  aria-disabled={pending || undefined}
                  onClick={() => void run({ id: session.id })}
                >
                  {t('session.end')}
                </Button>
              )}
            </AccountRow>
          );
        })}
      </ul>
      <Suspense>{isAsking && <ConfirmEverywhere onClose={() => setIsAsking(false)} />}</Suspense>
    </Card>
  );
}

function lineOf({ ip, last_used_at }: Session): string {
  const when = formatDate(last_used_at, 'displayTime');
  return ip === null ? t('session.seen', { when }) : t('session.seen_from', { when, address: ip });
}
