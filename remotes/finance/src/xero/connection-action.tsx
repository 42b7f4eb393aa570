import { xero } from '@careloom/contract/resources/xero';
import { lazyPart } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { Button } from '@careloom/shared/ui';
import { PlugZap, Unplug } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from './texts';
import { useConnect } from './requests';

const ConfirmDialog = lazyPart(() => import('@careloom/shared/ui-overlay').then((module) => module.ConfirmDialog));

/** Connects an account through its owner's consent at Xero, or disconnects it. */
export function ConnectionAction({ connected }: { connected: 0 | 1 }) {
  return connected === 1 ? <Disconnect /> : <Connect />;
}

function Connect() {
  const { connect, pending } = useConnect();
  return (
    <Button variant="solid" aria-disabled={pending} onClick={() => void connect()}>
      <PlugZap aria-hidden />
      {t('screen.connect_account')}
    </Button>
  );
}

function Disconnect() {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { run, pending } = useCallMutation(xero.disconnect, { onSuccess: close });
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Unplug aria-hidden />
        {t('xero.disconnect')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog open verb={t('xero.disconnect')} danger busy={pending} onConfirm={() => void run({})} onCancel={close}>
            <p>{t('xero.ask_disconnect')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
