import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { cancelLoader, showLoader } from '../../chrome/index';
import { useDelayedWait } from './skeleton';

/** How often a part that waits, or does not, is drawn while the loader comes and goes. */
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
