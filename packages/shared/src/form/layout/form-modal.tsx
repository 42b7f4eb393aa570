import { Suspense, useState, type ReactNode } from 'react';
import { notify } from '../../chrome/index';
import { usePainted } from '../../ui/index';
import type { KitFormState } from '../core/use-schema-form';
import { LazyConfirm, LazyModal } from '../lazy-parts';
import { t } from '../texts';
import { FormFoot } from './form-foot';
import { KitForm } from './kit-form';
import { StagesContext } from './staged-fields';

export interface FormModalProps {
  form: KitFormState;
  title: string;
  verb: string;
  onClose: () => void;
  /** `wide` has room for the six-column grid, `broad` for the grid and content beside it. */
  size?: 'work' | 'wide' | 'broad';
  note?: ReactNode;
  /** For an action that cannot be undone: the submit button uses the `danger` variant. */
  danger?: boolean;
  children: ReactNode;
}

/** Renders the fields after the dialog has been painted, so that it opens at once. */
function FieldsLater({ children }: { children: ReactNode }) {
  const painted = usePainted();
  return painted ? <StagesContext value>{children}</StagesContext> : <div className="cl-formplace" />;
}

/**
 * A form in a dialog, full screen on a phone. Closing it asks for confirmation if changes would be lost. Changes stored in a draft are not
 * lost, so a toast is shown instead.
 */
export function FormModal({ form, title, verb, onClose, size = 'wide', note, danger = false, children }: FormModalProps) {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (!form.dirty) return onClose();
    if (!form.draft?.stored) return setAsking(true);
    notify('info', t('fields.draft.closed'));
    onClose();
  };
  return (
    <>
      <Suspense>
        <LazyModal title={title} open onClose={leave} size={size} closeOutside={false}>
          <KitForm form={form} className="cl-modalform">
            {(summary) => (
              <>
                <div className="cl-modalbody cl-form">
                  {summary}
                  <FieldsLater>{children}</FieldsLater>
                </div>
                <FormFoot verb={verb} onCancel={leave} busy={form.submitting} note={note} danger={danger} />
              </>
            )}
          </KitForm>
        </LazyModal>
      </Suspense>
      {asking && (
        // A separate boundary: with the outer one, loading this dialog would hide the form.
        <Suspense>
          <LazyConfirm open verb={t('fields.leave')} cancel={t('fields.stay')} danger onConfirm={onClose} onCancel={() => setAsking(false)}>
            {t('fields.unsaved')}
          </LazyConfirm>
        </Suspense>
      )}
    </>
  );
}
