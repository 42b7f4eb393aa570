import { t } from '../public-page/public-texts';
import { Page, ShuttleLoader } from '@careloom/shared/ui';
import { useEffect, useState } from 'react';
import { PublicPage } from '../public-page/public-page';
import { configuredSignUp, handOff } from './hand-off';
import { SignUpForm } from './sign-up-form';
import { SignedUp } from './signed-up';

/** Redirects to the separate sign-up front end if there is one, else shows the built-in steps. */
export function SignUpPage() {
  const [elsewhere] = useState(() => handOff(configuredSignUp()));
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere);
  }, [elsewhere]);
  if (elsewhere) {
    return (
      <PublicPage>
        <Page>
          <ShuttleLoader label={t('sign_up.going')} />
        </Page>
      </PublicPage>
    );
  }
  return email === null ? <SignUpForm onDone={setEmail} /> : <SignedUp email={email} />;
}
