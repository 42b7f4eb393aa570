import type { QuickActionProps } from '@careloom/shared/slots';
import { PostJob } from '../job/form/post-job';

/** The Post a Job quick action; the shell opens it over any page. */
export const QuickAction = ({ onClose, onDone }: QuickActionProps) => <PostJob onClose={onClose} onDone={onDone} />;
