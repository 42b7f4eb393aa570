import { passkeys } from '@careloom/contract/resources/passkeys';
import { type OwnFactor, RECOVERY_CODES, secondFactor } from '@careloom/contract/resources/second-factor';
import { formatDate } from '@careloom/shared/format';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { Button, Card, Prose, Row, Stack, Tag } from '@careloom/shared/ui';
import { useState } from 'react';
import { t } from './texts';
import { FactorDialogs, type FactorDialog } from './factor-dialogs';

/**
 * The second factor of the user: whether an app or passkeys are set up, and how many recovery codes remain. If the role requires a factor,
 * the last one cannot be removed.
 */
export function FactorCard({ factor }: { factor: OwnFactor }) {
  const [dialog, setDialog] = useState<FactorDialog | null>(null);
  const { run, pending } = useCallMutation(secondFactor.start);
  const start = async () => {
    const answer = await run({});
    if (answer.ok) setDialog({ of: 'set-up', setUp: answer.data });
  };
  const isOn = factor.on === 1;
  const hasApp = (factor.app ?? factor.on) === 1;
  const isRequired = factor.required === 1;
  const own = useCall(passkeys.list, {}, { enabled: isRequired && factor.app !== undefined });
  const isLast = isRequired && Number(hasApp) + (own.data?.passkeys.length ?? 0) <= 1;
  return (
    <Card title={t('factor.title')} action={isOn && <Tag tone="done">{t('factor.on')}</Tag>}>
      <Stack>
        <Prose>{isOn ? lineOf(factor, isLast) : t('factor.why')}</Prose>
        <Row wrap>
          {!hasApp && (
            <Button aria-disabled={pending || undefined} onClick={() => void start()}>
              {t(isOn ? 'factor.set_up_app' : 'factor.set_up')}
            </Button>
          )}
          {isOn && <Button onClick={() => setDialog({ of: 'renew' })}>{t('factor.renew')}</Button>}
          {hasApp && !isLast && (
            <Button variant="ghost" onClick={() => setDialog({ of: 'remove' })}>
              {t('factor.remove')}
            </Button>
          )}
        </Row>
      </Stack>
      <FactorDialogs dialog={dialog} onChange={setDialog} />
    </Card>
  );
}

function lineOf({ since, recovery_left: left }: OwnFactor, isLast: boolean): string {
  const day = since === null ? '' : t('factor.since', { day: formatDate(since) });
  const codes = t('factor.left', { count: left, all: RECOVERY_CODES });
  return [day, codes, isLast ? t('factor.required') : ''].filter(Boolean).join(' ');
}
