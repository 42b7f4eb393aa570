import { agreements } from '@careloom/contract/resources/agreements';
import { payLevels } from '@careloom/contract/resources/pay-levels';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { answering, aUser, draw, json, recorded } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SendForm } from './send-agreement';

const WORKER = recorded('super_admin', supportWorkers.get, { id: 15 });
const BEFORE = recorded('worker', agreements.get, { id: 2 });
const LEVEL = recorded('super_admin', payLevels.get, { id: 1 });

/** Renders the form with its document. @returns the requested addresses */
function open(permissions: readonly string[]) {
  const asked = answering(({ url }) => json(200, url.startsWith('/pay-level/') ? LEVEL : [{ id: LEVEL.id, name: LEVEL.name }]));
  draw(<SendForm worker={WORKER} latest={BEFORE} onClose={() => undefined} />, { as: aUser({ permissions: [...permissions] }) });
  return () => asked().map(({ url }) => url);
}
const paper = async () => within(await screen.findByRole('region', { name: 'What the worker will read' }));

test('the document beside the form shows the rates of the chosen pay level', async () => {
  open(['service-agreement-create', 'pay-level-read']);
  const document = await paper();
  expect(await document.findByText('Weekday 06:00–20:00')).toBeInTheDocument();
  expect(document.getByText('$80.00 a night')).toBeInTheDocument();
});

test('the form shows the worker and the previous agreement; the document shows how much is new', async () => {
  open(['service-agreement-create']);
  const dialog = await screen.findByRole('dialog', { name: 'Send Service Agreement' });
  expect(await within(dialog).findByText(fullName(WORKER))).toBeInTheDocument();
  expect(within(dialog).getByText('After the one that ends on 5 Jun 2026')).toBeInTheDocument();
  expect((await paper()).getByText(/^\d+ marked places differ from the agreement signed on /)).toBeInTheDocument();
});

test('rates are not requested without permission to read pay levels', async () => {
  const asked = open(['service-agreement-create']);
  const document = await paper();
  await waitFor(() => expect(asked()).toContain('/options/pay-levels'));
  expect(asked()).not.toContain('/pay-level/1');
  expect(document.queryByText('Sleep over')).toBeNull();
});
