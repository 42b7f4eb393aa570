import { type SavedView, savedViews } from '@careloom/contract/resources/saved-views';
import { useState } from 'react';
import { usePathname } from '../../navigation/index';
import { useCall, useCallMutation } from '../../query/index';
import { Button, LoadFailed, Note, Skeleton, Subtext, TextLink } from '../../ui/index';
import { ConfirmDialog, Modal, ModalBody, ModalFoot } from '../../ui-overlay/index';
import type { ViewsOf } from '../core/definition';
import { t } from './texts';
import { PinButtons } from './pin-buttons';
import { EditView, SaveView } from './view-form';

interface ViewsDialogProps {
  of: ViewsOf;
  onClose: () => void;
}

/** The saved views of a list: each is a link that opens it, and can be pinned, edited or deleted; the current state can be saved. */
export function ViewsDialog({ of, onClose }: ViewsDialogProps) {
  const [saving, setSaving] = useState(false);
  const [edited, setEdited] = useState<SavedView | null>(null);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  return (
    <>
      {/* Dialogs above this one, and the focus after a view is deleted, count as outside: they must not close it. */}
      <Modal open title={t('views.title')} onClose={onClose} closeOutside={false}>
        <ModalBody>
          <Views of={of} onOpen={onClose} onEdit={setEdited} onRemove={setRemoved} />
        </ModalBody>
        <ModalFoot>
          <Button variant="ghost" onClick={onClose}>
            {t('views.close')}
          </Button>
          <Button variant="solid" data-autofocus onClick={() => setSaving(true)}>
            {t('views.save_current')}
          </Button>
        </ModalFoot>
      </Modal>
      {saving && <SaveView of={of} onClose={() => setSaving(false)} />}
      {edited && <EditView of={of} view={edited} onClose={() => setEdited(null)} />}
      {removed && <ConfirmRemove view={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

interface ViewsProps {
  of: ViewsOf;
  onOpen: () => void;
  onEdit: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

function Views({ of, onOpen, onEdit, onRemove }: ViewsProps) {
  const { data, error, refetch, isFetching } = useCall(savedViews.list, {});
  const pathname = usePathname();
  // An older server does not have this call.
  if (error?.code === 404) return <Note kind="info">{t('views.unknown')}</Note>;
  if (error && !data) return <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton lines={3} />;
  const views = data.views.filter(({ list }) => list === of.list);
  if (views.length === 0) return <Note kind="info">{t('views.none')}</Note>;
  return (
    <ul>
      {views.map((view) => (
        <li key={view.id} className="cl-view">
          <div className="cl-viewname">
            <TextLink href={view.query ? `${pathname}?${view.query}` : pathname} onClick={onOpen}>
              {view.name}
            </TextLink>
            {view.mailed_as && <Subtext>{t('views.mailed', { format: view.mailed_as.toUpperCase() })}</Subtext>}
          </div>
          {of.inMenu !== false && <PinButtons view={view} />}
          <Button size="sm" aria-label={t('views.edit_named', { name: view.name })} onClick={() => onEdit(view)}>
            {t('views.edit')}
          </Button>
          <Button size="sm" aria-label={t('views.delete_named', { name: view.name })} onClick={() => onRemove(view)}>
            {t('views.delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ConfirmRemove({ view: { id, name }, onClose }: { view: SavedView; onClose: () => void }) {
  const { run, pending } = useCallMutation(savedViews.remove, { onSuccess: onClose });
  return (
    <ConfirmDialog open verb={t('views.delete')} danger busy={pending} onConfirm={() => void run({ id })} onCancel={onClose}>
      {t('views.delete_ask', { name })}
    </ConfirmDialog>
  );
}
