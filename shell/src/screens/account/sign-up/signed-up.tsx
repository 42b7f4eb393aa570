import { auth } from '@careloom/contract/resources/auth';
import { successMessages } from '@careloom/contract/messages/success';
import { notify } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { t } from '../public-page/public-texts';
import { Button, ButtonLink, Empty } from '@careloom/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { SignUpFrame } from './frame/sign-up-frame';
import styles from './sign-up.module.css';
import { STEPS } from './steps/steps';

/** Shown after the application is sent: explains the verification e-mail, which can be sent again. */
export function SignedUp({ email }: { email: string }) {
  const [sending, setSending] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  const resend = async () => {
    setSending(true);
    const answer = await send(auth.resendVerification, { email });
    setSending(false);
    notify(answer.ok ? 'success' : 'error', answer.message);
  };
  const actions = (
    <>
      <Button disabled={sending} onClick={() => void resend()}>
        {t('sign_up.resend')}
      </Button>
      <ButtonLink href="/login" variant="solid">
        {t('title.log_in')}
      </ButtonLink>
    </>
  );
  return (
    <SignUpFrame woven={STEPS.length}>
      <div ref={place} className={styles.form}>
        <Empty heading="h1" title={t('sign_up.done')} action={actions}>
          {successMessages['success.registered']}
        </Empty>
      </div>
    </SignUpFrame>
  );
}
