import { expect, test } from '@jest/globals';
import { contactOf } from './contact';

const nobody = { parent_guardian: null, support_coordinator: null, plan_manager: null };

test.each([
  [{ ...nobody, parent_guardian: 'Mai Tran', plan_manager: 'Calder' }, 'Parent/Guardian: Mai Tran'],
  [{ ...nobody, support_coordinator: 'R. Shah', plan_manager: 'Calder' }, 'Support Coordinator: R. Shah'],
  [{ ...nobody, plan_manager: 'Calder' }, 'Plan Manager: Calder'],
  [nobody, null],
])('the closest contact of %o is %s', (contacts, expected) => {
  expect(contactOf(contacts)).toBe(expected);
});
