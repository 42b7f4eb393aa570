import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { notify, useToasts } from '../../chrome/index';
import { PageToasts } from './page-toasts';

beforeEach(() => {
  jest.useFakeTimers();
  useToasts.setState({ toasts: [] });
  render(<PageToasts />);
  act(() => notify('success', 'Job archived.'));
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('R9-027: a toast stays 2000 ms', () => {
  pass(1999);
  expect(screen.getByText('Job archived.')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Job archived.')).toBeNull();
});

test('a hovered or focused toast stays, and disappears after its full time', () => {
  const toast = screen.getByText('Job archived.');
  fireEvent.mouseEnter(toast);
  pass(10_000);
  expect(toast).toBeInTheDocument();
  fireEvent.mouseLeave(toast);
  pass(2000);
  expect(screen.queryByText('Job archived.')).toBeNull();
});

test('a toast is announced, and closed by its button', () => {
  expect(screen.getByRole('region')).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Job archived.')).toBeNull();
});

test('a toast with Undo stays 6000 ms', () => {
  act(() => notify('success', 'Applied.', { undo: () => undefined }));
  pass(5999);
  expect(screen.getByText('Applied.')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Applied.')).toBeNull();
});

test('Ctrl+Z undoes the latest action, each once, and does nothing when no toast offers undo', () => {
  const undone: string[] = [];
  for (const name of ['one', 'two']) act(() => notify('success', 'Applied.', { undo: () => undone.push(name) }));
  const keys = { key: 'z', ctrlKey: true };
  for (let time = 0; time < 3; time++) fireEvent.keyDown(document.body, keys);
  expect(undone).toEqual(['two', 'one']);
  act(() => notify('success', 'Applied.', { undo: () => undone.push('late') }));
  pass(6000);
  fireEvent.keyDown(document.body, keys);
  expect(undone).toEqual(['two', 'one']);
});

test('Ctrl+Z in a field, or handled by a page, undoes nothing', () => {
  let undone = 0;
  act(() => notify('success', 'Applied.', { undo: () => (undone += 1) }));
  const field = document.body.appendChild(document.createElement('input'));
  const keys = { key: 'z', ctrlKey: true };
  fireEvent.keyDown(field, keys);
  const answered = document.body.appendChild(document.createElement('div'));
  answered.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(answered, keys);
  expect(undone).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  for (const added of [field, answered]) added.remove();
});

test('View opens the record', () => {
  act(() => notify('success', 'Posted.', { view: '/admin/jobs/detail/7/overview' }));
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/admin/jobs/detail/7/overview');
});
