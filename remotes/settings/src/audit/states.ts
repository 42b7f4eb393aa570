import type { StateEntry } from '@careloom/shared/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { t } from './texts';

export const AUDIT_ACTIONS = {
  insert: [t('audit.added'), Plus, 'done'],
  update: [t('audit.changed'), Pencil, 'moving'],
  delete: [t('audit.deleted'), Trash2, 'stopped'],
} as const satisfies Record<string, StateEntry>;
