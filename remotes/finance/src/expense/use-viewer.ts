import { useCan, useSession } from '@careloom/shared/session';
import type { Viewer } from './rules';

/** The signed-in user as a viewer of expenses. */
export const useViewer = (): Viewer => ({
  id: useSession(({ user }) => user?.id ?? 0),
  mayCreate: useCan('expense-create'),
  mayApprove: useCan('expense-approve'),
});
