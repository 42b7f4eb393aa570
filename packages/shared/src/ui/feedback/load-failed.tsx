import { RotateCw } from 'lucide-react';
import { Button } from '../controls/button';
import { t } from '../texts';
import { Note } from './note';

/** Shown in place of data that could not be loaded: the server's message, and Retry. */
export function LoadFailed({ message, onRetry, busy = false }: { message?: string | undefined; onRetry: () => void; busy?: boolean }) {
  const retry = (
    <Button size="sm" onClick={onRetry} disabled={busy}>
      <RotateCw aria-hidden />
      {t('kit.retry')}
    </Button>
  );
  return (
    <Note kind="error" title={t('kit.not_loaded')} action={retry}>
      {message}
    </Note>
  );
}

/** Shown in place of data that was not loaded before the connection was lost. It is loaded automatically when the connection is back. */
export const WaitsForConnection = () => <Note kind="info">{t('offline.waiting')}</Note>;
