import { loginSteps, type LoginStep } from '@careloom/contract/resources/second-factor';
import { Button, Note } from '@careloom/shared/ui';
import { useState, type ReactNode } from 'react';
import { usePlainForm } from '../frame/use-plain-form';
import { passSecondStep } from '../passkey/log-in';
import { PasskeyButton } from '../passkey/passkey-button';
import { AppCodeField, RecoveryCodeField } from './code-field';
import { t } from './second-step-texts';
import { StepFrame, type StepProps } from './step-frame';

interface CodeStepProps extends StepProps {
  ways: NonNullable<LoginStep['ways']>;
}

/** Asks for a code of the app or for a passkey, depending on the account. A recovery code can be used instead. */
export function CodeStep({ ways, ...props }: CodeStepProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const hasApp = ways.includes('app');
  const passkey = (solid: boolean) => (
    <PasskeyButton solid={solid} run={() => passSecondStep(props.ticket, props.onDone)}>
      {t('second.passkey')}
    </PasskeyButton>
  );
  const back = t(hasApp ? 'second.app_again' : 'second.passkey_again');
  const other = (
    <Button variant="ghost" onClick={() => setIsRecovery(!isRecovery)}>
      {isRecovery ? back : t('second.other_way')}
    </Button>
  );
  if (hasApp || isRecovery)
    return (
      <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} other={other}>
        {!isRecovery && ways.includes('passkey') && passkey(false)}
      </CodeForm>
    );
  return (
    <StepFrame key="passkey" title={t('second.passkey_title')} lead={t('second.passkey_lead')} onBack={props.onBack} other={other}>
      {passkey(true)}
    </StepFrame>
  );
}

interface CodeFormProps extends StepProps {
  isRecovery: boolean;
  other: ReactNode;
  /** Content below the submit button. */
  children: ReactNode;
}

function CodeForm({ ticket, isRecovery, other, children, onBack, onDone }: CodeFormProps) {
  const form = usePlainForm(loginSteps.code, { fixed: { ticket }, onDone: ({ data, message }) => onDone(data.user, message) });
  const CodeField = isRecovery ? RecoveryCodeField : AppCodeField;
  return (
    <StepFrame
      title={t(isRecovery ? 'second.recovery_title' : 'second.title')}
      lead={t(isRecovery ? 'second.recovery_lead' : 'second.lead')}
      pending={form.pending}
      onSubmit={form.onSubmit}
      onBack={onBack}
      other={other}
    >
      {form.failure && <Note kind="error">{form.failure}</Note>}
      <CodeField error={form.errorOf('code')} />
      <Button type="submit" variant="solid" size="touch" disabled={form.pending}>
        {t(form.pending ? 'second.checking' : 'second.continue')}
      </Button>
      {children}
    </StepFrame>
  );
}
