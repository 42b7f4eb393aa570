import { jobBody, jobLabels } from '@careloom/contract/resources/jobs';
import { setRoutes } from '@careloom/shared/navigation';
import { aRoute, aUser, CHOSEN, chosenId, draw, testViolations } from '@careloom/shared/testing';
import { afterEach, beforeAll } from '@jest/globals';
import { aJob } from './testing/a-job';
import { EditJob } from './job/form/edit-job';
import { PostJob } from './job/form/post-job';

beforeAll(() => setRoutes([aRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview')]));
afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

const ALWAYS_CHOSEN = 'one of the buttons is always pressed';
const NOT_A_FIELD = 'is not typed: it goes with the choice that asks for it';

const form = {
  schema: jobBody,
  labels: jobLabels,
  valid: {
    name: 'Evening support',
    description: 'Cooking and company',
    type: 'casual',
    start_date: '2026-12-01',
    end_date: '2026-12-24',
    visibility: 'public',
    number_of_workers: '1',
    weekly_hours: '20',
    when_needed: 'flexible',
    days: [],
    service_needed: 'Personal care',
    preferred_gender: 'any',
    start_time: '09:00',
    end_time: '17:00',
    is_overnight: 0,
    house_id: '1',
    worker_ids: [],
    version: null,
  },
};

const unreachable = {
  ...chosenId('house_id'),
  'type validation.in': CHOSEN,
  'visibility validation.required': ALWAYS_CHOSEN,
  'visibility validation.in': CHOSEN,
  'when_needed validation.required': ALWAYS_CHOSEN,
  'when_needed validation.in': CHOSEN,
  'preferred_gender validation.required': ALWAYS_CHOSEN,
  'preferred_gender validation.in': CHOSEN,
  'is_overnight validation.boolean': CHOSEN,
  'days validation.array': NOT_A_FIELD,
  'worker_ids validation.array': NOT_A_FIELD,
  'version validation.numeric': NOT_A_FIELD,
  'version validation.integer': NOT_A_FIELD,
};

testViolations({
  ...form,
  name: 'Post a job',
  draw: () => draw(<PostJob onClose={() => undefined} onDone={() => undefined} />, { as: aUser() }),
  submit: 'form.post_a_job',
  unreachable,
});

const HAS_ONE = 'has a value from the start, which a list cannot empty';

testViolations({
  ...form,
  name: 'Edit Job',
  draw: () => draw(<EditJob job={aJob()} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  unreachable: { ...unreachable, 'type validation.required': HAS_ONE, 'house_id validation.required': HAS_ONE },
});
