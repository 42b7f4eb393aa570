import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LiveList } from './live-list';

const NAMES = ['Aroha', 'Ben', 'Chi'];
const draw = (items: readonly string[]) => (
  <LiveList items={items} keyOf={(item) => item}>
    {(item) => <button type="button">{item}</button>}
  </LiveList>
);
const list = () => screen.getByRole('list');
const row = (name: string) => screen.getByText(name).closest('li');
describe('a list whose rows come and go', () => {
  test('stands still, and is complete, until a person has shown a sign', () => {
    render(draw(NAMES));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(list()).not.toHaveAttribute('data-moving');
  });

  test('does not change its elements while somebody is in it', async () => {
    const { rerender } = render(draw(NAMES));
    screen.getByText('Ben').focus();
    const before = row('Ben');
    fireEvent.pointerMove(window);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    rerender(draw([...NAMES, 'Dana']));
    expect(row('Ben')).toBe(before);
    screen.getByText('Ben').blur();
    rerender(draw(NAMES));
    await waitFor(() => expect(list()).toHaveAttribute('data-moving'));
  });

  test('what comes rises, what goes is gone after its fade', async () => {
    const { rerender } = render(draw(NAMES));
    await waitFor(() => expect(list()).toHaveAttribute('data-moving'));
    rerender(draw([...NAMES, 'Dana']));
    expect(row('Dana')?.getAttribute('style')).toMatch(/translateY\(8px\)/);
    rerender(draw(['Ben', 'Chi', 'Dana']));
    await waitFor(() => expect(screen.queryByText('Aroha')).toBeNull());
  });
});
