import { notify } from '@careloom/shared/chrome';
import { t } from '../../platform/chrome-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { signOut } from '@careloom/shared/session';
import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { LogoutDialogProps } from './logout-dialog';

const LogoutDialog = lazyPage<LogoutDialogProps>(() => import('./logout-dialog').then((module) => module.LogoutDialog));

/** Ends the session in the browser and on the server. The login page shows the server's message. */
async function logOut() {
  const message = await signOut();
  if (message !== null) notify('success', message);
}

/** Logs out after a confirmation. */
export function LogoutButton() {
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className="cl-it" onClick={() => setAsking(true)}>
        <LogOut className="cl-i" aria-hidden />
        <span>{t('menu.logout')}</span>
      </button>
      {asking !== null && (
        <Suspense>
          <LogoutDialog
            open={asking}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              void logOut();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
