import { t } from '../../remote-host/remote-texts';
import { Button, Note } from '@careloom/shared/ui';
import { useIsOutdated } from './look-for-newer';

/** Notifies the user that newer versions are available. The tab keeps its versions until the user chooses to update. */
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
