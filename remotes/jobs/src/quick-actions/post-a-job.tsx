import type { QuickActionProps } from '@careloom/shared/slots';
import { PostJob } from '../features/post-job/post-job';
import { addJobTexts } from '../texts';

addJobTexts();

/** Post a Job from any page; the shell opens it. */
export const QuickAction = ({ onClose, onDone }: QuickActionProps) => <PostJob onClose={onClose} onDone={onDone} />;
