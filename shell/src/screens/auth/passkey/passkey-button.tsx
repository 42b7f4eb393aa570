import { Button, Note } from '@careloom/shared/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { t } from '../frame/auth-texts';

/** Why a passkey login failed. `closed`: the user did not answer the browser's prompt. */
export interface PasskeyRefusal {
  closed: boolean;
  message: string;
}

interface PasskeyButtonProps {
  children: string;
  solid?: boolean;
  /** Resolves to null on success. */
  run: () => Promise<PasskeyRefusal | null>;
}

/** Asks the browser for a passkey; a failure is shown above the button. */
export function PasskeyButton({ children, solid = false, run }: PasskeyButtonProps) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<PasskeyRefusal | null>(null);
  const press = async () => {
    setPending(true);
    setRefusal(null);
    setRefusal(await run().catch(() => ({ closed: false, message: t('login.passkey_not_loaded') })));
    setPending(false);
  };
  return (
    <>
      {refusal && (
        <div role="alert">
          <Note kind={refusal.closed ? 'info' : 'warning'}>{refusal.message}</Note>
        </div>
      )}
      <Button
        variant={solid ? 'solid' : 'outline'}
        size="touch"
        aria-disabled={pending || undefined}
        onClick={() => void (pending || press())}
      >
        <KeyRound aria-hidden />
        {pending ? t('login.passkey_asking') : children}
      </Button>
    </>
  );
}
