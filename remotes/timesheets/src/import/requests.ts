import { timesheets } from '@careloom/contract/resources/timesheets';
import { uploads } from '@careloom/contract/resources/uploads';
import { useCall, useCallMutation, type MutationOptions } from '@careloom/shared/query';

/** Reverts an upload. The server refuses if one of its shifts was changed since. */
export const useReverseTimesheet = (options: MutationOptions<typeof timesheets.reverse> = {}) =>
  useCallMutation(timesheets.reverse, options);

/** The latest uploads of timesheets. */
export const useEarlierUploads = () => useCall(uploads.list, { kind: 'timesheet', per_page: 5 }).data?.items ?? [];
