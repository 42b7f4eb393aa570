import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { useCall, useCallMutation, useDetail } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';

/** A shift for its own page. Shows the loader until it is loaded. */
export const useShift = (id: number) => useDetail(shifts.get, { id });

/** The ids of the submitted shifts that the user may approve; not asked for who approves none. */
export function useApprovals(isNeeded = true) {
  const mayApprove = useCan('shift-approve');
  return useCall(timesheets.approvals, {}, { enabled: isNeeded && mayApprove });
}

/** Approves shifts, all or none. */
export const useApproveShifts = () => useCallMutation(timesheets.approve, { changes: (_, { ids }) => ids.map(Number) });

/** Submits worked shifts as timesheets, all or none. */
export const useSubmitShifts = () => useCallMutation(timesheets.submit, { changes: (_, { ids }) => ids.map(Number) });

/** Deletes planned shifts and cancels worked ones, all or none. */
export const useDeleteShifts = () => useCallMutation(shifts.remove);
