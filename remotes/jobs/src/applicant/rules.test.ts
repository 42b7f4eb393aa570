import { describe, expect, test } from '@jest/globals';
import { assignabilityOf } from './rules';

const open = { status: 'open', archived_at: null };
const assigned = { status: 'assigned', archived_at: null };
const closed = { status: 'closed', archived_at: null };
const archived = { status: 'open', archived_at: '2026-11-20T01:00:00.000Z' };
const applicant = (assign_status: string, agreement_in_force = true) => ({ assign_status, agreement_in_force });

describe('R4-041 R8-029 R8-030: who can be assigned', () => {
  test.each([
    ['applied, agreement in force', open, applicant('applied'), 'free'],
    ['shortlisted, agreement in force', open, applicant('shortlisted'), 'free'],
    ['no agreement', open, applicant('applied', false), 'job.no_agreement'],
    ['job assigned to another', assigned, applicant('applied'), 'job.already_assigned'],
    ['job assigned to another, no agreement either', assigned, applicant('applied', false), 'job.already_assigned'],
    ['the assigned one', assigned, applicant('assigned'), 'over'],
    ['not selected, job open again', open, applicant('not_selected'), 'free'],
    ['not selected, another chosen', assigned, applicant('not_selected'), 'job.already_assigned'],
    ['withdrawn', open, applicant('withdrawn'), 'over'],
    ['closed job', closed, applicant('applied'), 'over'],
    ['archived job', archived, applicant('applied'), 'over'],
  ])('%s', (_, job, candidate, expected) => {
    const found = assignabilityOf(job, candidate);
    expect(found.kind === 'refused' ? found.why : found.kind).toBe(expected);
  });
});
