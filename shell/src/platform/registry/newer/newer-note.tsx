import { t } from '../../remote-host/remote-texts';
import { Button, Note } from '@careloom/shared/ui';
import { useIsOutdated } from './look-for-newer';

/** A tab keeps the versions of what it shows. Here it is told that there are newer ones; when to take them is the user's choice. */
export function NewerNote() {
  const isOutdated = useIsOutdated();
  const reload = (
    <Button size="sm" onClick={() => window.location.reload()}>
      {t('remote.reload')}
    </Button>
  );
  return (
    <div role="status">
      {isOutdated && (
        <Note kind="info" action={reload}>
          {t('remote.newer')}
        </Note>
      )}
    </div>
  );
}
