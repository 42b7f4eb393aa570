import type { APPLICATION_STATUSES } from '@careloom/contract/resources/applicants';
import type { StateEntry } from '@careloom/shared/ui';
import { Send, Star, Undo2, UserRoundCheck, UserRoundMinus } from 'lucide-react';
import { t } from '../texts';

export const APPLICATION_STATES = {
  applied: [t('option.application_status.applied'), Send, 'open'],
  shortlisted: [t('option.application_status.shortlisted'), Star, 'waiting'],
  assigned: [t('option.application_status.assigned'), UserRoundCheck, 'moving'],
  not_selected: [t('option.application_status.not_selected'), UserRoundMinus, 'quiet'],
  withdrawn: [t('option.application_status.withdrawn'), Undo2, 'quiet'],
} as const satisfies Record<(typeof APPLICATION_STATUSES)[number], StateEntry>;
