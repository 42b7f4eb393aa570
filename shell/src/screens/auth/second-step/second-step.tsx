import type { AuthUser } from '@careloom/contract/resources/auth';
import { loginStep } from '@careloom/contract/resources/second-factor';
import { notify } from '@careloom/shared/chrome';
import { signIn } from '@careloom/shared/session';
import { CodeStep } from './code-step';
import { SetUpStep } from './set-up-step';

export interface SecondStepProps {
  /** `data` of the refusal that asked for this step. */
  asked: unknown;
  onBack: () => void;
}

/** The step after a correct password: a code or a passkey, or the set-up of a second factor. The route guard redirects after the login. */
export function SecondStep({ asked, onBack }: SecondStepProps) {
  const { step, ticket, ways = ['app'] } = loginStep.parse(asked);
  const logIn = (user: AuthUser, message: string) => {
    signIn(user);
    notify('success', message);
  };
  if (step === 'code') return <CodeStep ticket={ticket} ways={ways} onBack={onBack} onDone={logIn} />;
  return <SetUpStep ticket={ticket} onBack={onBack} onDone={logIn} />;
}
