import type { TaskActProps } from '@careloom/shared/slots';
import { EMPTY_DRAFT } from '../job/form/draft';
import { PostJob } from '../job/form/post-job';

/** Posts a job at a house that was found in the command palette. */
export const QuickAction = ({ task, onClose, onDone }: TaskActProps) => (
  <PostJob onClose={onClose} onDone={onDone} known={{ ...EMPTY_DRAFT, house_id: task.id }} />
);
