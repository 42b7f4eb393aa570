import { useCan, useSession } from '@careloom/shared/session';
import type { Viewer } from './rules';

/** The signed-in user as one who looks at expenses. */
export const useViewer = (): Viewer => ({
  id: useSession(({ user }) => user?.id ?? 0),
  mayCreate: useCan('expense-create'),
  mayApprove: useCan('expense-approve'),
});
