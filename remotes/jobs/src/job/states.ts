import type { JOB_STATUSES } from '@careloom/contract/resources/jobs';
import type { StateEntry } from '@careloom/shared/ui';
import { Archive, DoorOpen, Flag, UserRoundCheck } from 'lucide-react';
import { t } from './fact-texts';

/** States of a job. An archived job is `archived`, whatever its status. */
export const JOB_STATES = {
  open: [t('option.job_status.open'), DoorOpen, 'open'],
  assigned: [t('option.job_status.assigned'), UserRoundCheck, 'moving'],
  closed: [t('option.job_status.closed'), Flag, 'quiet'],
  archived: [t('option.job_status.archived'), Archive, 'quiet'],
} as const satisfies Record<(typeof JOB_STATUSES)[number] | 'archived', StateEntry>;
