import { auth } from '@careloom/contract/resources/auth';
import { flashSuccess } from '@careloom/shared/chrome';
import { KitForm, PasswordField, useSchemaForm } from '@careloom/shared/form';
import { send } from '@careloom/shared/http';
import { t } from './frame/link-texts';
import { useGoTo, useQueryParams, useRouteParams } from '@careloom/shared/navigation';
import { Button, Link, Note } from '@careloom/shared/ui';
import { AuthFrame, AuthHeading } from './frame/auth-frame';
import { BackToLogin } from './frame/back-to-login';

/** Reset password. The token is in the path, the e-mail address in the query (`?email=`). */
export function ResetPasswordPage() {
  const { token } = useRouteParams('token');
  const [query] = useQueryParams();
  const email = query.get('email') ?? '';
  return <AuthFrame>{email && token ? <ResetForm email={email} token={token} /> : <IncompleteLink />}</AuthFrame>;
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const goTo = useGoTo();
  const { body, labels } = auth.resetPassword;
  const form = useSchemaForm(body, labels, {
    defaultValues: { email, token, password: '', password_confirmation: '' },
    guarded: false,
    onSubmit: async (values) => {
      const answer = await send(auth.resetPassword, values);
      if (answer.ok) flashSuccess(answer.message);
      return answer;
    },
    onDone: () => goTo('login', {}, { replace: true }),
  });
  return (
    <KitForm form={form}>
      {(summary) => (
        <>
          <AuthHeading title={t('title.reset_password')}>{t('reset.lead', { email })}</AuthHeading>
          {summary}
          <PasswordField name="password" label={t('reset.password')} autoComplete="new-password" size="touch" checklist />
          <PasswordField name="password_confirmation" label={t('reset.confirm')} autoComplete="new-password" size="touch" />
          <Button type="submit" variant="solid" size="touch" aria-disabled={form.submitting || undefined}>
            {t('title.reset_password')}
          </Button>
          <BackToLogin />
        </>
      )}
    </KitForm>
  );
}

/** Shown for a link with a missing part. */
function IncompleteLink() {
  return (
    <form>
      <AuthHeading title={t('title.reset_password')}>{t('reset.no_email')}</AuthHeading>
      <Note kind="error">{t('auth.token_invalid')}</Note>
      <div className="cl-small">
        <Link className="cl-link" href="/forgot-password">
          {t('reset.again')}
        </Link>
      </div>
    </form>
  );
}
