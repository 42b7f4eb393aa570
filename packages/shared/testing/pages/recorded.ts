import type { DataOf, Read } from '@careloom/contract/call';
import type { UserType } from '@careloom/contract/permissions';
import { fillPath } from '@careloom/contract/route-paths';
import type { SessionUser } from '../../src/session/stored-user';
import seniorManager from '../answers/senior_manager.json';
import superAdmin from '../answers/super_admin.json';
import teamLeader from '../answers/team_leader.json';
import worker from '../answers/worker.json';

/** The answers of the API to one role, recorded and compared by `packages/api/src/app/pages/page-answers.test.ts`. */
export interface Recording {
  /** When it was recorded, by the API's clock. */
  at: string;
  user: SessionUser;
  /** By address; `call` is the id of the call. */
  answers: Readonly<Record<string, { call: string; data: unknown }>>;
}

const RECORDINGS: Readonly<Record<UserType, unknown>> = {
  super_admin: superAdmin,
  senior_manager: seniorManager,
  team_leader: teamLeader,
  worker,
};

export const recordingOf = (role: UserType): Recording => RECORDINGS[role] as Recording;

/**
 * The recorded answer of the API to a read by id.
 * @throws Error if the answer is not recorded
 */
export function recorded<C extends Read>(role: UserType, { path, data }: C, params: Readonly<Record<string, string | number>>): DataOf<C> {
  const address = fillPath(path, params);
  const answer = recordingOf(role).answers[address];
  if (!answer) throw new Error(`${address} is not recorded for a ${role}.`);
  return data.parse(answer.data) as DataOf<C>;
}
