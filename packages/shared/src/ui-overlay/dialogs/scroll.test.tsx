import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { scrollStop, useScrollLock } from './scroll';

afterEach(cleanup);

function Locks({ one, other }: { one: boolean; other: boolean }) {
  useScrollLock(one);
  useScrollLock(other);
  return null;
}

const { style } = document.documentElement;

test('the page scrolls again when the last of several dialogs is closed', () => {
  const { rerender } = render(<Locks one other={false} />);
  expect(style.overflow).toBe('hidden');
  rerender(<Locks one other />);
  rerender(<Locks one={false} other />);
  expect(style.overflow).toBe('hidden');
  rerender(<Locks one={false} other={false} />);
  expect(style.overflow).toBe('');
});

test('a dialog that goes away while it is open lets the page scroll', () => {
  const { unmount } = render(<Locks one other={false} />);
  unmount();
  expect(style.overflow).toBe('');
});

/** A box of 50 px with content of 90 px. */
const scrollable = (box: HTMLElement | null) => {
  if (!box) return;
  Object.defineProperties(box, { scrollHeight: { value: 90 }, clientHeight: { value: 50 } });
  return scrollStop(box);
};

test('a scrollable box is a tab stop while nothing inside can be focused', async () => {
  const Box = ({ off }: { off: boolean }) => (
    <div ref={scrollable} data-testid="box">
      <input type="checkbox" aria-label="09:00–17:00" disabled={off} />
    </div>
  );
  const { rerender } = render(<Box off={false} />);
  const box = screen.getByTestId('box');
  rerender(<Box off />);
  await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
  rerender(<Box off={false} />);
  await waitFor(() => expect(box).not.toHaveAttribute('tabindex'));
});
