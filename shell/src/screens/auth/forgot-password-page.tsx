import { CODE } from '@careloom/contract/envelope';
import { auth } from '@careloom/contract/resources/auth';
import { t } from './frame/link-texts';
import { Adorned, Button, Field, Input, Note } from '@careloom/shared/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { AuthFrame, AuthHeading } from './frame/auth-frame';
import { BackToLogin } from './frame/back-to-login';
import { usePlainForm } from './frame/use-plain-form';

/** Requests a password reset link. The server's message stays on the page, because it says what to do next. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null);
  const form = usePlainForm(auth.forgotPassword, {
    placeFailure: ({ code }) => (code === CODE.notFound ? 'email' : null),
    onDone: ({ message }) => setSent(message),
  });
  return (
    <AuthFrame>
      <form onSubmit={form.onSubmit} noValidate aria-busy={form.pending}>
        <AuthHeading title={t('title.forgot_password')}>{t('forgot.lead')}</AuthHeading>
        {sent && (
          <div role="status">
            <Note kind="success" title={`${t('forgot.sent')}.`}>
              {sent}
            </Note>
          </div>
        )}
        {form.failure && <Note kind="error">{form.failure}</Note>}
        <Field label={t('field.team.email')} error={form.errorOf('email')}>
          <Adorned icon={<Mail aria-hidden />}>
            <Input name="email" type="email" autoComplete="username" size="touch" data-icon />
          </Adorned>
        </Field>
        <Button type="submit" variant="solid" size="touch" disabled={form.pending}>
          {t('forgot.submit')}
        </Button>
        <BackToLogin />
      </form>
    </AuthFrame>
  );
}
