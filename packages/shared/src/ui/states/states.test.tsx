import { APPLICATION_STATUSES } from '@careloom/contract/resources/applicants';
import { EXPENSE_STATUSES } from '@careloom/contract/resources/expenses';
import { INVOICE_STATUSES } from '@careloom/contract/resources/invoices';
import { JOB_STATUSES } from '@careloom/contract/resources/jobs';
import { SHIFT_STATUSES } from '@careloom/contract/resources/shifts';
import { VERIFICATION_STATUSES } from '@careloom/contract/resources/support-workers';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CircleSlash } from 'lucide-react';
import { State, stateOf, stateWord } from './state';
import { STATES, type Thing } from './index';
import type { StateEntry } from './tag';

const OF_CONTRACT: [Thing, readonly string[]][] = [
  ['job', JOB_STATUSES],
  ['application', APPLICATION_STATUSES],
  ['shift', SHIFT_STATUSES],
  ['expense', EXPENSE_STATUSES],
  ['invoice', INVOICE_STATUSES],
  ['verification', VERIFICATION_STATUSES],
];

describe('the status vocabulary', () => {
  test.each(OF_CONTRACT)('knows every status of a %s that the contract knows', (thing, statuses) => {
    expect(statuses.filter((status) => !(status in STATES[thing]))).toEqual([]);
  });

  test('shows a status of a newer API neutrally, in its own words', () => {
    const [word, , tone] = stateOf('job', 'paused_by_funder');
    expect([word, tone]).toEqual(['paused by funder', 'quiet']);
    render(<State of="job" value="paused_by_funder" />);
    expect(screen.getByText('paused by funder').parentElement?.className).toContain('cl-tone-quiet');
  });

  test('shows the states that a remote declares', () => {
    const course = { full: ['Full', CircleSlash, 'stopped'] } as const;
    render(<State of={course} value="full" />);
    expect(screen.getByText('Full').parentElement?.className).toContain('cl-tone-stopped');
    expect([stateWord(course, 'full'), stateWord(course, 'moved_on')]).toEqual(['Full', 'moved on']);
  });

  test('two states of one kind have different labels; values with the same label are the same state', () => {
    for (const vocabulary of Object.values(STATES)) {
      const byWord = new Map<string, StateEntry>();
      for (const entry of Object.values<StateEntry>(vocabulary)) {
        expect(byWord.get(entry[0]) ?? entry).toBe(entry);
        byWord.set(entry[0], entry);
      }
    }
  });
});
