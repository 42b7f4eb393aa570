import { leavesDependents, type LeavesDependents } from '@careloom/contract/leaves-dependents';
import type { Failed } from '../http/index';

export interface DependentsQuestion {
  /** The server's sentence. */
  message: string;
  leaves: LeavesDependents['leaves'];
}

/** What becomes of the shifts to come; null where the record is kept as it is. */
export type DependentsChoice = 'release' | 'cancel' | null;
type Ask = (question: DependentsQuestion) => Promise<DependentsChoice>;

let ask: Ask | null = null;

/** Says who asks what becomes of shifts to come when a call would end what they depend on: the shell, once for the page. */
export function askAboutDependents(asker: Ask): void {
  ask = asker;
}

/** Asks, where a failure is such a question and there is somebody to ask. Undefined for any other failure. */
export async function choiceFor({ message, data }: Failed): Promise<DependentsChoice | undefined> {
  const { success, data: found } = leavesDependents.safeParse(data);
  return success && ask ? ask({ message, leaves: found.leaves }) : undefined;
}
