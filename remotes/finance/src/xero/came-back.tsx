import { navigate, useCurrentPath, useQueryParams } from '@careloom/shared/navigation';
import { Note } from '@careloom/shared/ui';
import { useEffect, useState } from 'react';
import { t } from './texts';

/** The result of the owner's consent at Xero: shown once, and removed from the address. */
export function CameBack() {
  const [params] = useQueryParams();
  const path = useCurrentPath();
  const connected = params.get('connected');
  const [answer] = useState(connected);
  useEffect(() => {
    if (connected !== null) navigate(path, { replace: true });
  }, [connected, path]);
  if (answer === '1')
    return (
      <Note kind="success" title={t('success.xero_connected')}>
        {t('xero.came_back')}
      </Note>
    );
  if (answer === null) return null;
  return (
    <Note kind="error" title={t('xero.connect_failed')}>
      {t('xero.came_back_empty')}
    </Note>
  );
}
