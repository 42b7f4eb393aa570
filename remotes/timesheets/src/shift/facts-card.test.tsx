import { beforeEach, expect, test } from '@jest/globals';
import { shifts } from '@careloom/contract/resources/shifts';
import { setRoutes } from '@careloom/shared/navigation';
import { aRoute, aUser, draw, recorded } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { ShiftFactsCard } from './facts-card';

const NUMBER = 'INV-2026-0165';
const drawn = (permissions: string[]) =>
  draw(<ShiftFactsCard shift={recorded('super_admin', shifts.get, { id: 476 })} />, { as: aUser({ permissions }) });
beforeEach(() => setRoutes([aRoute('admin', 'invoice-details-overview', '/admin/invoices/details/:id/overview')]));

test('the number of an invoice is a link for users who may read invoices', () => {
  drawn(['timesheet-read', 'invoice-read']);
  expect(screen.getByRole('link', { name: NUMBER })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/invoices\/details\/\d+\/overview$/),
  );
});

test('it is plain text without the permission', () => {
  drawn(['timesheet-read']);
  expect(screen.getByText(NUMBER)).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('it is plain text when no remote shows invoices', () => {
  setRoutes([]);
  drawn(['timesheet-read', 'invoice-read']);
  expect(screen.getByText(NUMBER)).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
