import { navigate } from '@careloom/shared/navigation';
import { endSession, signIn } from '@careloom/shared/session';
import { answering, aUser, draw, json, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { knowRoutes } from '../../../testing/routes';
import { ContactUsPage } from './contact-us-page';

beforeEach(() => knowRoutes());
afterEach(() => endSession('logout'));

test('R2-191: any visitor may write, and sees where the answer is sent', async () => {
  const asked = answering(json(200, {}, 'Message sent successfully.'));
  draw(<ContactUsPage />);
  await user.type(screen.getByLabelText('Name'), 'Jo');
  await user.type(screen.getByLabelText('Email'), 'jo@example.com');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your message is on its way.' })).toHaveFocus();
  expect(asked()[0]).toMatchObject({
    url: '/contact-us',
    body: { name: 'Jo', email: 'jo@example.com', contact_no: null, message: 'Hello' },
  });
});

test('a signed-in user gives no name, and has a link back to the dashboard', () => {
  signIn(aUser());
  act(() => navigate('/contact-us', { replace: true, force: true }));
  draw(<ContactUsPage />);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Nguyen');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@careloom.test');
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(crumbs).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
  expect(within(crumbs).getByText('Contact Us')).toHaveAttribute('aria-current', 'page');
});
