import { shifts } from '@careloom/contract/resources/shifts';
import { invoices } from '@careloom/contract/resources/invoices';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { useCall, useCallMutation, useDetail } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';

/** A shift for its own page. Shows the loader until it is loaded. */
export const useShift = (id: number) => useDetail(shifts.get, { id });

/** The ids of the submitted shifts that the user may approve; not requested without the permission to approve. */
export function useApprovals(isNeeded = true) {
  const mayApprove = useCan('shift-approve');
  return useCall(timesheets.approvals, {}, { enabled: isNeeded && mayApprove });
}

/** Approves shifts, all or none. */
export const useApproveShifts = () => useCallMutation(timesheets.approve, { changes: (_, { ids }) => ids.map(Number) });

/** Submits worked shifts as timesheets, all or none. */
export const useSubmitShifts = () => useCallMutation(timesheets.submit, { changes: (_, { ids }) => ids.map(Number) });

/** Generates an invoice for each worker of approved shifts, all or none. */
export function useInvoiceShifts() {
  const { run, pending } = useCallMutation(invoices.generate, { changes: (_, { shift_ids = [] }) => shift_ids.map(Number) });
  return { run: ({ ids }: { ids: number[] }) => run({ shift_ids: ids }), pending };
}

/** Deletes planned shifts and cancels worked ones, all or none. */
export const useDeleteShifts = () => useCallMutation(shifts.remove);
