import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { cancelLoader, showLoader } from '../../chrome/index';
import { useDelayedWait } from './skeleton';

/** Number of renders of a part that waits, or does not, while the loader is shown and hidden. */
function drawnWith(waiting: boolean): number {
  let drawn = 0;
  function Part() {
    useDelayedWait(waiting);
    drawn += 1;
    return null;
  }
  render(<Part />);
  const before = drawn;
  act(() => showLoader('list:expenses', { cancellable: true }));
  act(() => void cancelLoader());
  return drawn - before;
}

test('the loader re-renders only components that wait', () => {
  expect(drawnWith(false)).toBe(0);
  expect(drawnWith(true)).toBeGreaterThan(0);
});
