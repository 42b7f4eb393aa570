import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useScrollLock } from './scroll';

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
