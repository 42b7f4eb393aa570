import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LiveList } from './live-list';

/** The library reads this setting once per page, so this test needs its own file. */
beforeAll(() => {
  const answer = (media: string) => ({ media, matches: media.includes('prefers-reduced-motion') });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), answer(media)) as unknown as MediaQueryList);
});

const draw = (items: readonly string[]) => (
  <LiveList items={items} keyOf={(item) => item}>
    {(item) => <span>{item}</span>}
  </LiveList>
);

test('with reduced motion a row appears and disappears only by opacity', async () => {
  const { rerender } = render(draw(['Aroha']));
  fireEvent.pointerMove(window);
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('data-moving'));
  rerender(draw(['Aroha', 'Ben']));
  const row = screen.getByText('Ben').closest('li');
  const styles = [row?.getAttribute('style')];
  const watch = new MutationObserver(() => styles.push(row?.getAttribute('style')));
  watch.observe(row as Node, { attributes: true });
  await waitFor(() => expect(styles.at(-1)).toMatch(/opacity: 1/));
  rerender(draw(['Aroha']));
  await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
  watch.disconnect();
  expect(styles.length).toBeGreaterThan(1);
  expect(styles.join()).not.toMatch(/translate|height/);
});
