import { ACCOUNT_STATES } from './account-states';
import { JOB_STATES } from './job-states';
import { MONEY_STATES } from './money-states';
import type { ScreenState } from './open-state';
import { PEOPLE_STATES } from './people-states';
import { PLANNING_STATES } from './planning-states';
import { REPORT_STATES } from './report-states';
import { LOGIN_STATES, SHELL_STATES } from './shell-states';
import { SHIFT_STATES } from './shift-states';

/** States of screens, by topic. Most states of a topic belong to one remote. */
export const STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  'signed out': LOGIN_STATES,
  'the shell': SHELL_STATES,
  jobs: JOB_STATES,
  people: PEOPLE_STATES,
  shifts: SHIFT_STATES,
  planning: PLANNING_STATES,
  money: MONEY_STATES,
  reports: REPORT_STATES,
  masters: ACCOUNT_STATES,
};
