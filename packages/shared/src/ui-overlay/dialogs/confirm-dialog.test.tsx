import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../ui/index';
import { ConfirmDialog } from './confirm-dialog';

const ask = () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <UiProvider>
      <ConfirmDialog open verb="Logout" onConfirm={onConfirm} onCancel={onCancel}>
        Are you sure you want to logout?
      </ConfirmDialog>
    </UiProvider>,
  );
  return { onConfirm, onCancel };
};

test('a confirmation has its title, its question, Cancel and its verb', async () => {
  ask();
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirmation' });
  expect(dialog).toHaveAccessibleDescription('Are you sure you want to logout?');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});

test('Escape answers no', async () => {
  const { onCancel, onConfirm } = ask();
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onCancel).toHaveBeenCalled());
  expect(onConfirm).not.toHaveBeenCalled();
});
