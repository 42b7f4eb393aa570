import { supportWorkers, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { notify } from '@careloom/shared/chrome';
import { resourceChanged, useCall, useCallMutation } from '@careloom/shared/query';
import { useCan, useSession } from '@careloom/shared/session';
import { useApplicantList } from './applicant-list';

/** If another user decided first, that is reported, and the page shows the applicant's new state. */
const decided = {
  changes: ({ id }: { id: number }) => [id],
  onFailure: ({ message }: { message: string }, { id }: { id: number | string }) => {
    notify('error', message);
    void resourceChanged('support-worker', [Number(id)]);
  },
};

export const useVerifyWorker = () => useCallMutation(supportWorkers.verify, decided);
export const useRejectWorker = () => useCallMutation(supportWorkers.reject, decided);

const changes = (_data: object, { id }: { id: number | string }) => [Number(id)];

/** Archives a worker; team leaders use a separate call. If the worker has upcoming shifts, the shell asks what becomes of them. */
export function useArchiveWorker() {
  const isLeader = useSession(({ user }) => user?.user_type) === 'team_leader';
  const admin = useCallMutation(supportWorkers.archive, { changes });
  const leader = useCallMutation(teamLeaderWorkers.remove, { changes });
  return isLeader ? leader : admin;
}

/** Restores an archived worker, who must sign in again. There is no confirmation: nothing is lost. */
export function useRestoreWorker() {
  const isLeader = useSession(({ user }) => user?.user_type) === 'team_leader';
  const { run: restore } = useCallMutation(supportWorkers.restore, { changes });
  const { run: update } = useCallMutation(teamLeaderWorkers.update, { changes });
  return (id: number) => void (isLeader ? update({ id, archived: 0 }) : restore({ id }));
}

/** The pending applicants, as in the list that opened the page; not requested without permission to open that list. */
export function useApplicants(isNeeded = true) {
  const mayRead = useCan('new-applicant-read');
  const { input } = useApplicantList();
  return useCall(supportWorkers.list, { ...input, verification_status: 'pending', per_page: 100 }, { enabled: isNeeded && mayRead });
}
