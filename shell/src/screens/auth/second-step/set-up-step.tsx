import type { AuthUser } from '@careloom/contract/resources/auth';
import { loginSteps, type SetUp } from '@careloom/contract/resources/second-factor';
import { send } from '@careloom/shared/http';
import { KeySteps, RecoveryCodes } from '@careloom/shared/second-factor';
import { Button, Note, Skeleton } from '@careloom/shared/ui';
import { useEffect, useState } from 'react';
import { usePlainForm } from '../frame/use-plain-form';
import { setUpPasskey } from '../passkey/log-in';
import { PasskeyButton } from '../passkey/passkey-button';
import { AppCodeField } from './code-field';
import { t } from './second-step-texts';
import { StepFrame, type StepProps } from './step-frame';

type Started = { setUp: SetUp } | { failure: string };

/** The set-up of a second factor that the role requires: key and first code or a passkey, recovery codes, and then the login. */
export function SetUpStep({ ticket, onBack, onDone }: StepProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const aborted = new AbortController();
    void send(loginSteps.startSetUp, { ticket }, { signal: aborted.signal }).then((answer) => {
      if (!aborted.signal.aborted) setStarted(answer.ok ? { setUp: answer.data } : { failure: answer.message });
    });
    return () => aborted.abort();
  }, [ticket, tries]);
  if (started && 'setUp' in started) return <Confirm ticket={ticket} setUp={started.setUp} onBack={onBack} onDone={onDone} />;
  return (
    <StepFrame title={t('second.set_up_title')} lead={t('second.set_up_lead')} onBack={onBack}>
      {started ? <Note kind="error">{started.failure}</Note> : <Skeleton lines={10} />}
      {started && <Button onClick={() => setTries(tries + 1)}>{t('second.again')}</Button>}
    </StepFrame>
  );
}

interface Confirmed {
  user: AuthUser;
  message: string;
  codes: readonly string[];
}

function Confirm({ ticket, setUp, onBack, onDone }: StepProps & { setUp: SetUp }) {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const form = usePlainForm(loginSteps.setUp, {
    fixed: { ticket, set_up: setUp.set_up },
    onDone: ({ data, message }) => setConfirmed({ user: data.user, message, codes: data.recovery_codes }),
  });
  if (confirmed)
    return (
      <StepFrame key="codes" title={t('second.codes_title')} lead={t('second.codes_lead')}>
        <RecoveryCodes codes={confirmed.codes} />
        <Button variant="solid" size="touch" onClick={() => onDone(confirmed.user, confirmed.message)}>
          {t('second.kept')}
        </Button>
      </StepFrame>
    );
  return (
    <StepFrame
      title={t('second.set_up_title')}
      lead={t('second.set_up_lead')}
      pending={form.pending}
      onSubmit={form.onSubmit}
      onBack={onBack}
    >
      {form.failure && <Note kind="error">{form.failure}</Note>}
      <KeySteps setUp={setUp}>
        <AppCodeField error={form.errorOf('code')} />
      </KeySteps>
      <Button type="submit" variant="solid" size="touch" disabled={form.pending}>
        {t(form.pending ? 'second.checking' : 'second.continue')}
      </Button>
      <PasskeyButton run={() => setUpPasskey(ticket, t('second.passkey_name'), setConfirmed)}>{t('second.passkey_instead')}</PasskeyButton>
    </StepFrame>
  );
}
