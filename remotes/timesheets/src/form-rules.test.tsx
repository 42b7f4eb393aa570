import { shiftSeries } from '@careloom/contract/resources/shift-series';
import { type ShiftDetail, shifts } from '@careloom/contract/resources/shifts';
import { type NextShift, workedShifts } from '@careloom/contract/resources/worked-shifts';
import { z } from '@careloom/contract/schema';
import { aUser, CHOSEN, chosenId, draw, recorded, testViolations } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { HoursForm } from './own-shift/hours-form';
import { AddShift } from './shift-form/add-shift';
import { EditForm } from './shift-form/edit-shift';
import { formSchema } from './shift-form/schema';

afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

const NOT_A_FIELD = 'is not typed: it follows from the other fields, or from what is answered';
const ALWAYS_CHOSEN = 'one of the list is always chosen';

const shift = {
  schema: formSchema,
  labels: shiftSeries.create.labels,
  reads: ['/shift/preview'],
  valid: {
    job_id: '1',
    worker_id: '2',
    date: '2026-03-12',
    name: 'Morning round',
    start_time: '07:00',
    end_time: '15:00',
    type: 'normal',
    is_overnight: 0,
    is_holiday: 0,
    weekdays: [],
    until: null,
    description: 'Quiet night.',
    reassign: 0,
    status: 'published',
    fold: 0,
    wake_ups: null,
    version: null,
  },
};

const unreachable = {
  ...chosenId('job_id'),
  ...chosenId('worker_id'),
  'type validation.required': ALWAYS_CHOSEN,
  'type validation.in': CHOSEN,
  'is_holiday validation.boolean': CHOSEN,
  'status validation.in': CHOSEN,
  'fold validation.boolean': CHOSEN,
  'weekdays validation.array': CHOSEN,
  'wake_ups validation.array': NOT_A_FIELD,
  'is_overnight validation.boolean': NOT_A_FIELD,
  'reassign validation.boolean': NOT_A_FIELD,
  'version validation.numeric': NOT_A_FIELD,
  'version validation.integer': NOT_A_FIELD,
};

testViolations({
  ...shift,
  name: 'Add shift',
  draw: () => draw(<AddShift onClose={() => undefined} />, { as: aUser() }),
  submit: 'shift_form.add',
  unreachable,
});

const HAS_ONE = 'has a value from the start, which a list cannot empty';
const NOT_REPEATED = 'a shift that is there is not repeated';
const PLANNED: ShiftDetail = { ...recorded('worker', shifts.get, { id: 525 }), wake_ups: [] };

testViolations({
  ...shift,
  name: 'Edit shift',
  draw: () => draw(<EditForm shift={PLANNED} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  unreachable: {
    ...unreachable,
    'job_id validation.required': HAS_ONE,
    'worker_id validation.required': HAS_ONE,
    'until validation.date': NOT_REPEATED,
  },
});

const NEXT: NextShift = { ...PLANNED, type: 'sleep_over', address: '14 Burnett Street', residents: [] };
const hours = {
  schema: z.omit(workedShifts.wakeUp.body, { id: true }),
  labels: workedShifts.wakeUp.labels,
  unreachable: { 'fold validation.boolean': CHOSEN },
};

testViolations({
  ...hours,
  name: 'Record a wake-up',
  valid: { start_time: '02:10', end_time: '02:40', fold: '0', note: 'Tom was thirsty.' },
  draw: () => draw(<HoursForm act="wake_up" shift={NEXT} onClose={() => undefined} />, { as: aUser() }),
  submit: 'own.act.wake_up',
});

testViolations({
  ...hours,
  name: 'Finish',
  valid: { start_time: '18:00', end_time: '09:00', fold: '0' },
  draw: () => draw(<HoursForm act="finish" shift={NEXT} onClose={() => undefined} />, { as: aUser() }),
  submit: 'own.act.finish',
});
