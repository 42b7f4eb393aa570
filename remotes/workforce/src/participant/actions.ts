import { Eye, Pencil, Trash2 } from 'lucide-react';
import { t } from './texts';

export type ParticipantAction = 'edit' | 'delete';

/** The menu of a participant's row; without `onAct`, it can only be opened. */
export const rowActions = (href: string, onAct: ((action: ParticipantAction) => void) | null) => [
  { label: t('records.view'), icon: Eye, href },
  ...(onAct
    ? [
        { label: t('form.edit_participant'), icon: Pencil, onPick: () => onAct('edit') },
        { label: t('records.delete'), icon: Trash2, stops: true, onPick: () => onAct('delete') },
      ]
    : []),
];
