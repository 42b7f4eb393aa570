import { auth, type AuthUser } from '@careloom/contract/resources/auth';
import { notify, takeFlash, useFlash } from '@careloom/shared/chrome';
import { t } from '../frame/auth-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { signIn } from '@careloom/shared/session';
import { Adorned, Button, Field, Input, Link, Note, PasswordInput } from '@careloom/shared/ui';
import { Mail } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { AuthFrame, AuthHeading } from '../frame/auth-frame';
import { PasskeyButton } from '../passkey/passkey-button';
import { usePlainForm } from '../frame/use-plain-form';
import { verificationMessages } from '@careloom/contract/messages/auth';
import { CODE } from '@careloom/contract/envelope';
import type { Failed } from '@careloom/shared/http';

/** Shows a wrong password at the password field and any other login failure above the form. */
export const placeLoginFailure = ({ code, message }: Pick<Failed, 'code' | 'message'>): string | null =>
  code === CODE.unauthorized && message === verificationMessages['auth.password'] ? 'password' : null;

/** Most logins need no second step: it is loaded when the server asks for one. */
const SecondStep = lazyPage(() => import('../second-step/second-step').then((module) => module.SecondStep));

/**
 * The login page. It is prerendered at build time, so it must not access `window` while rendering. The route guard redirects after login.
 */
export function LoginPage() {
  const [step, setStep] = useState<unknown>();
  return (
    <AuthFrame>
      {step ? (
        <Suspense>
          <SecondStep asked={step} onBack={() => setStep(undefined)} />
        </Suspense>
      ) : (
        <PasswordForm onStep={setStep} />
      )}
    </AuthFrame>
  );
}

function enter(user: AuthUser, message: string) {
  signIn(user);
  notify('success', message);
}

/** Loaded when the button is pressed, because most people have no passkey. */
const withPasskey = () => import('../passkey/log-in').then(({ logInWithPasskey }) => logInWithPasskey(enter));

function PasswordForm({ onStep }: { onStep: (asked: unknown) => void }) {
  const form = usePlainForm(auth.login, {
    placeFailure: (failure) => {
      if (failure.error === 'second_factor') onStep(failure.data);
      return placeLoginFailure(failure);
    },
    onDone: ({ data, message }) => enter(data.user, message),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate aria-busy={form.pending}>
      <AuthHeading title={t('title.log_in')}>{t('login.lead')}</AuthHeading>
      <FlashNotes />
      {form.failure && <Note kind="error">{form.failure}</Note>}
      <Field label={t('field.team.email')} error={form.errorOf('email')}>
        <Adorned icon={<Mail aria-hidden />}>
          <Input name="email" type="email" autoComplete="username" size="touch" data-icon />
        </Adorned>
      </Field>
      <Field label={t('login.password')} error={form.errorOf('password')}>
        <PasswordInput name="password" autoComplete="current-password" size="touch" />
      </Field>
      <Button type="submit" variant="solid" size="touch" disabled={form.pending}>
        {t(form.pending ? 'login.signing_in' : 'title.log_in')}
      </Button>
      <PasskeyButton run={withPasskey}>{t('login.passkey')}</PasskeyButton>
      <LoginLinks />
    </form>
  );
}

function LoginLinks() {
  return (
    <nav className="cl-login-links cl-small" aria-label={t('login.help')}>
      <Link className="cl-link" href="/forgot-password">
        {t('title.forgot_password')}
      </Link>
      <Link className="cl-link" href="/contact-us">
        {t('screen.contact_us')}
      </Link>
      <Link className="cl-link" href="/sign-up/step-one">
        {t('screen.sign_up')}
      </Link>
    </nav>
  );
}

/** Messages from an earlier screen: e-mail verified, password set. */
function FlashNotes() {
  const [flash] = useState(() => useFlash.getState());
  useEffect(() => void takeFlash(), []);
  return (
    <>
      {flash.success && <Note kind="success">{flash.success}</Note>}
      {flash.error && <Note kind="error">{flash.error}</Note>}
    </>
  );
}
