import type { QuickActionProps } from '@careloom/shared/slots';
import { PostJob } from '../job/form/post-job';

/** Post a Job from any page; the shell opens it. */
export const QuickAction = ({ onClose, onDone }: QuickActionProps) => <PostJob onClose={onClose} onDone={onDone} />;
