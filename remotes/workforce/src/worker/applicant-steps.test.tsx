import { options } from '@careloom/contract/resources/options';
import { useCall } from '@careloom/shared/query';
import { answering, aUser, draw, json } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ApplicantSteps } from './applicant-steps';

/** Asks after the part before it, so that what that asks is known. */
function Asks() {
  useCall(options.states, {});
  return null;
}

const NONE = { items: [], page: 1, per_page: 100, total: 0, last_page: 1 };

test.each([
  [
    ['worker-verify', 'new-applicant-read'],
    ['/support-worker', '/options/states'],
  ],
  [['worker-verify'], ['/options/states']],
])('who holds %s asks %s', async (permissions, addresses) => {
  const asked = answering(({ url }) => json(200, url.startsWith('/options') ? [] : NONE));
  const parts = (
    <>
      <ApplicantSteps id={45} />
      <Asks />
    </>
  );
  draw(parts, { as: aUser({ permissions }) });
  await waitFor(() => expect(asked().map(({ url }) => url)).toContain('/options/states'));
  expect(asked().map(({ url }) => url)).toEqual(addresses);
});
