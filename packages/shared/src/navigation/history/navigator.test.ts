import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { currentLocation, navigate, onNavigation, step } from './navigator';
import { askBeforeLeaving, forgetUnsaved, hasUnsaved, markUnsaved } from './unsaved';

const seen: string[] = [];
let stop = () => undefined as void;

beforeEach(() => {
  forgetUnsaved();
  navigate('/start', { replace: true });
  seen.length = 0;
  stop = onNavigation(({ pathname, search }, action) => seen.push(`${action} ${pathname}${search}`));
});
afterEach(() => stop());

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
const leave = (answer: boolean) => {
  const ask = jest.fn(() => Promise.resolve(answer));
  askBeforeLeaving(ask);
  return ask;
};

describe('a navigation', () => {
  test('happens once, and keeps what it was given', () => {
    navigate('/admin/jobs?page=2#row', { state: { from: 'test' } });
    expect(seen).toEqual(['push /admin/jobs?page=2']);
    expect(currentLocation()).toMatchObject({ pathname: '/admin/jobs', search: '?page=2', hash: '#row', state: { from: 'test' } });
  });

  test('of single-spa itself, after every push, is not heard a second time', () => {
    navigate('/admin/jobs');
    const echo = Object.assign(new PopStateEvent('popstate', { state: history.state as unknown }), { singleSpa: true });
    window.dispatchEvent(echo);
    expect(seen).toEqual(['push /admin/jobs']);
  });

  test('by the back button is heard', async () => {
    navigate('/admin/jobs');
    step(-1);
    await waitFor(() => expect(seen).toEqual(['push /admin/jobs', 'pop /start']));
  });

  test('that replaces leaves nothing to go back to', () => {
    const { length } = history;
    navigate('/admin/jobs', { replace: true });
    expect([history.length, window.location.pathname]).toEqual([length, '/admin/jobs']);
  });
});

describe('unsaved work', () => {
  test('is asked for before a link leaves it, and stays', async () => {
    markUnsaved();
    const ask = leave(false);
    navigate('/admin/houses');
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect([seen, window.location.pathname, hasUnsaved()]).toEqual([[], '/start', true]);
  });

  test('is given up where the answer is to leave', async () => {
    markUnsaved();
    leave(true);
    navigate('/admin/houses');
    await settled();
    expect([seen, hasUnsaved()]).toEqual([['push /admin/houses'], false]);
  });

  test('is asked for before the back button leaves it: the address stays, and nobody else hears of it', async () => {
    navigate('/admin/jobs');
    markUnsaved();
    const ask = leave(false);
    const others = jest.fn();
    window.addEventListener('popstate', others);
    step(-1);
    await waitFor(() => expect(ask).toHaveBeenCalled());
    await waitFor(() => expect(window.location.pathname).toBe('/admin/jobs'));
    window.removeEventListener('popstate', others);
    expect(others).not.toHaveBeenCalled();
    expect(seen).toEqual(['push /admin/jobs']);
  });

  test('lets the back button through where the answer is to leave', async () => {
    navigate('/admin/jobs');
    markUnsaved();
    leave(true);
    step(-1);
    await waitFor(() => expect(seen).toEqual(['push /admin/jobs', 'pop /start']));
  });

  test('of two forms holds until both are saved', async () => {
    const save = [markUnsaved(), markUnsaved()];
    const ask = leave(false);
    save[0]?.();
    navigate('/admin/houses');
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    save[1]?.();
    navigate('/admin/houses');
    expect(seen).toEqual(['push /admin/houses']);
  });

  test('does not hold a change of the query, nor a forced logout', () => {
    markUnsaved();
    const ask = leave(false);
    navigate('/start?page=2');
    navigate('/login', { force: true, replace: true });
    expect(ask).not.toHaveBeenCalled();
    expect(seen).toEqual(['push /start?page=2', 'replace /login']);
    expect(hasUnsaved()).toBe(false);
  });

  test('holds the closing of the tab, for as long as there is any', () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const save = markUnsaved();
    expect(closing()).toBe(true);
    save();
    expect(closing()).toBe(false);
  });
});
