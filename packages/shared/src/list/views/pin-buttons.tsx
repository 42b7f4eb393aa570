import { type SavedView, savedViews } from '@careloom/contract/resources/saved-views';
import { useCallMutation } from '../../query/index';
import { refreshPermissions } from '../../session/index';
import { Button } from '../../ui/index';
import { t } from './texts';

/** A position after all pinned views. */
const LAST = 99;

/** Pins a view in the menu, unpins it, and moves it up by one. */
export function PinButtons({ view: { id, name, place } }: { view: SavedView }) {
  const { run, pending } = useCallMutation(savedViews.pin, { onSuccess: () => void refreshPermissions() });
  // An older server does not support pinning.
  if (place === undefined) return null;
  if (place === null) {
    return (
      <Button size="sm" disabled={pending} aria-label={t('views.pin_named', { name })} onClick={() => void run({ id, place: LAST })}>
        {t('views.pin')}
      </Button>
    );
  }
  return (
    <>
      {place > 0 && (
        <Button size="sm" disabled={pending} aria-label={t('views.up_named', { name })} onClick={() => void run({ id, place: place - 1 })}>
          {t('views.up')}
        </Button>
      )}
      <Button size="sm" disabled={pending} aria-label={t('views.unpin_named', { name })} onClick={() => void run({ id, place: null })}>
        {t('views.unpin')}
      </Button>
    </>
  );
}
