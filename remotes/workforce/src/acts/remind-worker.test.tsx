import { agreements } from '@careloom/contract/resources/agreements';
import { answering, aUser, draw, json, recorded, refusal } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { QuickAction } from './remind-worker';

const AGREEMENT = { ...recorded('worker', agreements.get, { id: 2 }), status: 'awaiting_signature' };

function remind() {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  const act = <QuickAction task={{ id: 2, title: 'Sione Taufa' }} onDone={onDone} onClose={onClose} />;
  draw(<StrictMode>{act}</StrictMode>, { as: aUser() });
  return { onDone, onClose };
}

test('the worker is reminded at once, and once', async () => {
  const asked = answering(() => json(200, AGREEMENT));
  const { onDone } = remind();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(2));
  expect(asked().map(({ method, uri }) => [method, uri.replace(/^.*v1/, '')])).toEqual([['POST', '/service-agreements/2/remind']]);
});

test('a refusal ends it; the row stays', async () => {
  answering(() => refusal(422, 'The worker was told less than 24 hours ago.'));
  const { onDone, onClose } = remind();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onDone).not.toHaveBeenCalled();
});
