import type { Labels } from '@careloom/contract/issues';
import { createContext, useContext, type MouseEvent } from 'react';
import { Button, Note } from '../../ui/index';
import { labelOf } from '../core/form-context';
import { t } from '../texts';
import type { FormDraft } from './use-form-draft';

export const DraftContext = createContext<FormDraft | undefined>(undefined);

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Shown above a form that opened with a draft: names the fields that another user changed meanwhile, and has a button to discard the draft. */
export function DraftNote({ draft: { restored, discard }, labels }: { draft: FormDraft; labels: Labels }) {
  if (!restored) return null;
  const { conflicts } = restored;
  const throwAway = (event: MouseEvent<HTMLElement>) => {
    // The button is removed with the note, so the form's first field takes the focus.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('[name]:not([type=file])')?.focus();
    discard();
  };
  const action = (
    <Button size="sm" onClick={throwAway}>
      {t('fields.draft.discard')}
    </Button>
  );
  return (
    <Note kind={conflicts.length > 0 ? 'warning' : 'info'} title={t('fields.draft.restored')} action={action}>
      {conflicts.length > 0
        ? t('fields.draft.overtaken', { fields: list.format(conflicts.map((name) => labelOf(labels, name))) })
        : t('fields.draft.restored_why')}
    </Note>
  );
}

/** Shown at the foot of a form with drafts: whether the input is stored. */
export function DraftStatus() {
  const draft = useContext(DraftContext);
  return draft && <p className="cl-draft">{t(draft.stored ? 'fields.draft.kept' : 'fields.draft.refused')}</p>;
}
