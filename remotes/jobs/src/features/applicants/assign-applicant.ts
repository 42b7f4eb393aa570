import { applicants } from '@careloom/contract/resources/applicants';
import { useCallMutation, type MutationOptions } from '@careloom/shared/query';

/** Assigns a job to one of its applicants; the worker is told, the others are not selected. */
export const useAssignApplicant = (onFailure: NonNullable<MutationOptions<typeof applicants.assign>['onFailure']>) =>
  useCallMutation(applicants.assign, { onFailure, changes: ({ id }) => [id] });
