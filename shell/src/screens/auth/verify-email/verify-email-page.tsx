import { flashError, flashSuccess } from '@careloom/shared/chrome';
import { t } from '../frame/link-texts';
import { useGoTo } from '@careloom/shared/navigation';
import { Link, Note } from '@careloom/shared/ui';
import { useEffect } from 'react';
import { AuthFrame, AuthHeading } from '../frame/auth-frame';
import { VERIFICATIONS, type Verification } from './verification';

/** How long the screen is shown before the redirect to the login page, which repeats the message, in milliseconds. */
const SEEN_FOR = 1500;

function VerificationScreen({ title, text, kind }: Verification) {
  const goTo = useGoTo();
  useEffect(() => {
    const flash = kind === 'success' ? flashSuccess : flashError;
    const timer = setTimeout(() => {
      flash(t(text));
      goTo('login', {}, { replace: true });
    }, SEEN_FOR);
    return () => clearTimeout(timer);
  }, [goTo, kind, text]);
  return (
    <AuthFrame>
      <form>
        <AuthHeading title={t(title)}>{t('verify.going')}</AuthHeading>
        <Note kind={kind}>{t(text)}</Note>
        <div className="cl-small">
          <Link className="cl-link" href="/login">
            {t('verify.go_now')}
          </Link>
        </div>
      </form>
    </AuthFrame>
  );
}

export const EmailVerifiedPage = () => <VerificationScreen {...VERIFICATIONS['email-verify-success']} />;
export const EmailAlreadyVerifiedPage = () => <VerificationScreen {...VERIFICATIONS['email-verify-already-success']} />;
export const EmailLinkExpiredPage = () => <VerificationScreen {...VERIFICATIONS['email-token-expire']} />;
