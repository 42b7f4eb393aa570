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
  test('happens once, and keeps its state', () => {
    navigate('/admin/jobs?page=2#row', { state: { from: 'test' } });
    expect(seen).toEqual(['push /admin/jobs?page=2']);
    expect(currentLocation()).toMatchObject({ pathname: '/admin/jobs', search: '?page=2', hash: '#row', state: { from: 'test' } });
  });

  test('events of single-spa after each push do not notify a second time', () => {
    navigate('/admin/jobs');
    const echo = Object.assign(new PopStateEvent('popstate', { state: history.state as unknown }), { singleSpa: true });
    window.dispatchEvent(echo);
    expect(seen).toEqual(['push /admin/jobs']);
  });

  test('by the back button notifies listeners', async () => {
    navigate('/admin/jobs');
    step(-1);
    await waitFor(() => expect(seen).toEqual(['push /admin/jobs', 'pop /start']));
  });

  test('that replaces adds no history entry', () => {
    const { length } = history;
    navigate('/admin/jobs', { replace: true });
    expect([history.length, window.location.pathname]).toEqual([length, '/admin/jobs']);
  });
});

describe('unsaved work', () => {
  test('asks before a link leaves it, and stays', async () => {
    markUnsaved();
    const ask = leave(false);
    navigate('/admin/houses');
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect([seen, window.location.pathname, hasUnsaved()]).toEqual([[], '/start', true]);
  });

  test('is discarded when the answer is to leave', async () => {
    markUnsaved();
    leave(true);
    navigate('/admin/houses');
    await settled();
    expect([seen, hasUnsaved()]).toEqual([['push /admin/houses'], false]);
  });

  test('asks before the back button leaves it: the address stays, and no listener is called', async () => {
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

  test('lets the back button through when the answer is to leave', async () => {
    navigate('/admin/jobs');
    markUnsaved();
    leave(true);
    step(-1);
    await waitFor(() => expect(seen).toEqual(['push /admin/jobs', 'pop /start']));
  });

  test('of two forms blocks until both are saved', async () => {
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

  test('does not block a change of the query or a forced logout', () => {
    markUnsaved();
    const ask = leave(false);
    navigate('/start?page=2');
    navigate('/login', { force: true, replace: true });
    expect(ask).not.toHaveBeenCalled();
    expect(seen).toEqual(['push /start?page=2', 'replace /login']);
    expect(hasUnsaved()).toBe(false);
  });

  test('blocks closing the tab while there is any', () => {
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
