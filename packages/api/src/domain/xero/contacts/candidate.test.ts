import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesOf, newNameOf } from './candidate';

const worker = { email: 'priyanka@example.org', first_name: 'Priyanka', last_name: 'Raghunathan', abn: '51824753556' };
const named = (contactID: string, name: string, emailAddress?: string, taxNumber?: string) => ({
  contactID,
  name,
  ...(emailAddress !== undefined && { emailAddress }),
  ...(taxNumber !== undefined && { taxNumber }),
});

test('candidates with most in common come first, each once, ignoring case and the spaces of an ABN', () => {
  const firm = named('1', 'P Raghunathan Pty Ltd');
  const found = candidatesOf(
    [
      firm,
      named('2', 'Anand Raghunathan'),
      firm,
      named('3', 'priyanka  raghunathan'),
      named('4', 'Priyanka Raghunathan', 'PRIYANKA@example.org', '51 824 753 556'),
    ],
    worker,
  );
  assert.deepEqual(
    found.map(({ xero_contact_id, email, same }) => [xero_contact_id, email, same.join()]),
    [
      ['4', 'PRIYANKA@example.org', 'email,abn,name'],
      ['3', null, 'name'],
      ['2', null, ''],
      ['1', null, ''],
    ],
  );
});

test('a missing ABN does not match a missing ABN', () => {
  assert.deepEqual(candidatesOf([named('1', 'Anand')], { ...worker, abn: null })[0]?.same, []);
});

test("a new contact has the worker's name, with the e-mail appended if the name is taken", () => {
  assert.equal(newNameOf(worker, candidatesOf([named('1', 'Anand')], worker)), 'Priyanka Raghunathan');
  assert.equal(
    newNameOf(worker, candidatesOf([named('1', 'PRIYANKA Raghunathan')], worker)),
    'Priyanka Raghunathan (priyanka@example.org)',
  );
});
