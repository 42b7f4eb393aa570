import { loginSteps } from '@careloom/contract/resources/second-factor';
import { Button, Note } from '@careloom/shared/ui';
import { useState } from 'react';
import { usePlainForm } from '../frame/use-plain-form';
import { AppCodeField, RecoveryCodeField } from './code-field';
import { t } from './second-step-texts';
import { StepFrame, type StepProps } from './step-frame';

/** A code of the app, or one of the recovery codes instead. */
export function CodeStep(props: StepProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  return <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} onOther={() => setIsRecovery(!isRecovery)} />;
}

interface CodeFormProps extends StepProps {
  isRecovery: boolean;
  onOther: () => void;
}

function CodeForm({ ticket, isRecovery, onOther, onBack, onDone }: CodeFormProps) {
  const form = usePlainForm(loginSteps.code, { fixed: { ticket }, onDone: ({ data, message }) => onDone(data.user, message) });
  const other = (
    <Button variant="ghost" onClick={onOther}>
      {t(isRecovery ? 'second.app_again' : 'second.other_way')}
    </Button>
  );
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
    </StepFrame>
  );
}
