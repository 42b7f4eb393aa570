import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LiveList } from './live-list';

const NAMES = ['Aroha', 'Ben', 'Chi'];
const draw = (items: readonly string[], options: { whenEmpty?: boolean } = {}) => (
  <LiveList items={items} keyOf={(item) => item} {...options}>
    {(item) => <button type="button">{item}</button>}
  </LiveList>
);
const list = () => screen.getByRole('list');
const row = (name: string) => screen.getByText(name).closest('li');
describe('a list whose rows are added and removed', () => {
  test('is complete and not animated before the first user interaction', () => {
    render(draw(NAMES));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(list()).not.toHaveAttribute('data-moving');
  });

  test('keeps its elements while it has the focus, and until it is empty if its rows have their own timers', async () => {
    const patient = render(draw(['Saved.'], { whenEmpty: true }));
    const used = render(draw(NAMES));
    const moves = ({ container }: typeof used) => container.querySelector('ol')?.hasAttribute('data-moving');
    screen.getByText('Ben').focus();
    const before = row('Ben');
    fireEvent.pointerMove(window);
    const other = render(draw(['Dana']));
    await waitFor(() => expect(moves(other)).toBe(true));
    used.rerender(draw([...NAMES, 'Eve']));
    expect(row('Ben')).toBe(before);
    expect([moves(used), moves(patient)]).toEqual([false, false]);
    screen.getByText('Ben').blur();
    used.rerender(draw(NAMES));
    patient.rerender(draw([], { whenEmpty: true }));
    await waitFor(() => expect([moves(used), moves(patient)]).toEqual([true, true]));
  });

  test('an added row rises, a removed row is gone after its fade', async () => {
    const { rerender } = render(draw(NAMES));
    await waitFor(() => expect(list()).toHaveAttribute('data-moving'));
    rerender(draw([...NAMES, 'Dana']));
    expect(row('Dana')?.getAttribute('style')).toMatch(/translateY\(8px\)/);
    rerender(draw(['Ben', 'Chi', 'Dana']));
    await waitFor(() => expect(screen.queryByText('Aroha')).toBeNull());
  });
});
