import { leavesDependents, type LeavesDependents } from '@careloom/contract/leaves-dependents';
import type { Failed } from '../http/index';

export interface DependentsQuestion {
  /** The server's message. */
  message: string;
  leaves: LeavesDependents['leaves'];
}

/** What to do with future shifts; null if the record is kept unchanged. */
export type DependentsChoice = 'release' | 'cancel' | null;
type Ask = (question: DependentsQuestion) => Promise<DependentsChoice>;

let ask: Ask | null = null;

/** Sets the dialog that asks about future shifts when a call would end a record they depend on. Set once per page, by the shell. */
export function askAboutDependents(asker: Ask): void {
  ask = asker;
}

/** Opens the dialog if the failure asks for a choice and a dialog is set. Undefined for any other failure. */
export async function choiceFor({ message, data }: Failed): Promise<DependentsChoice | undefined> {
  const { success, data: found } = leavesDependents.safeParse(data);
  return success && ask ? ask({ message, leaves: found.leaves }) : undefined;
}
