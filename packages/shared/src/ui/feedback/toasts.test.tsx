import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { notify, useToasts } from '../../chrome/index';
import { Toasts } from './toasts';

beforeEach(() => {
  jest.useFakeTimers();
  useToasts.setState({ toasts: [] });
  render(<Toasts />);
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

test('a toast that is hovered or focused stays, and goes its time after', () => {
  const toast = screen.getByText('Job archived.');
  fireEvent.mouseEnter(toast);
  pass(10_000);
  expect(toast).toBeInTheDocument();
  fireEvent.mouseLeave(toast);
  pass(2000);
  expect(screen.queryByText('Job archived.')).toBeNull();
});

test('a toast is closed by its button and is read out', () => {
  expect(screen.getByRole('region')).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Job archived.')).toBeNull();
});
