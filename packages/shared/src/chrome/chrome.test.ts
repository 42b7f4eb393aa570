import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  cancelLoader,
  clearSelection,
  dismissToast,
  finishProgress,
  flashError,
  flashSuccess,
  hideLoader,
  hideView,
  isLoaderShown,
  LOADER_HIDE_DELAY,
  notify,
  PROGRESS,
  select,
  showLoader,
  showView,
  started,
  startProgress,
  takeFlash,
  toggleSelected,
  TOAST_TIMEOUT,
  trickled,
  useLoader,
  useProgress,
  useSelection,
  useToasts,
  useView,
} from './index';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  finishProgress();
  jest.useRealTimers();
  useLoader.setState({ held: new Map() });
  useToasts.setState({ toasts: [] });
  useProgress.setState({ progress: null });
  clearSelection();
});

describe('loader', () => {
  test('R4-068: is set and cleared in the store', () => {
    showLoader('navigation');
    expect(isLoaderShown()).toBe(true);
    hideLoader('navigation');
    jest.runAllTimers();
    expect(isLoaderShown()).toBe(false);
  });

  test('R9-032: hides 150 ms after its work is done', () => {
    showLoader('navigation');
    hideLoader('navigation');
    jest.advanceTimersByTime(149);
    expect(isLoaderShown()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isLoaderShown()).toBe(false);
    expect(LOADER_HIDE_DELAY).toBe(150);
  });

  test('work that starts again within the delay keeps it visible', () => {
    showLoader('navigation');
    hideLoader('navigation');
    jest.advanceTimersByTime(100);
    showLoader('navigation');
    jest.advanceTimersByTime(1000);
    expect(isLoaderShown()).toBe(true);
  });

  test('a quick holder does not hide the loader of a slow one, and hiding without a name releases all', () => {
    showLoader('navigation');
    showLoader('detail:A-001');
    hideLoader('navigation');
    jest.runAllTimers();
    expect(isLoaderShown()).toBe(true);
    hideLoader();
    jest.runAllTimers();
    expect(isLoaderShown()).toBe(false);
  });

  test('R4-075: Escape hides a cancellable loader and calls its onCancel', () => {
    const onCancel = jest.fn();
    showLoader('quick-action', { cancellable: true, onCancel });
    expect(cancelLoader()).toBe(true);
    expect(isLoaderShown()).toBe(false);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('R4-076: Escape does not hide the loader of a navigation', () => {
    showLoader('navigation');
    showLoader('quick-action', { cancellable: true });
    expect(cancelLoader()).toBe(false);
    expect(isLoaderShown()).toBe(true);
  });
});

describe('flags', () => {
  test('R4-069: the view is hidden and shown', () => {
    hideView();
    expect(useView.getState().shown).toBe(false);
    showView();
    expect(useView.getState().shown).toBe(true);
  });

  test('R4-070 R4-071: flash messages wait until they are taken, and are taken once', () => {
    flashSuccess('Done.');
    flashError('Failed.');
    expect(takeFlash()).toEqual({ success: 'Done.', error: 'Failed.' });
    expect(takeFlash()).toEqual({ success: null, error: null });
  });

  test.each([
    ['R4-072', 'expenses'],
    ['R4-073', 'shifts'],
    ['R4-074', 'invoices'],
  ] as const)('%s: the ids of selected %s are held and cleared', (_, kind) => {
    select(kind, [3, 4, 4]);
    toggleSelected(kind, 4);
    toggleSelected(kind, 5);
    expect(useSelection.getState()).toMatchObject({ [kind]: [3, 5] });
    clearSelection(kind);
    expect(useSelection.getState()).toMatchObject({ [kind]: [] });
  });
});

describe('toasts', () => {
  test('a toast with the same text is not added twice, and at most four are on screen', () => {
    for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) notify('error', text);
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['a', 'c', 'd', 'e']);
    dismissToast(useToasts.getState().toasts[0]?.id ?? 0);
    expect(useToasts.getState().toasts).toHaveLength(3);
  });

  test('R9-027: a toast stays 2000 ms', () => {
    expect(TOAST_TIMEOUT).toBe(2000);
  });
});

describe('progress', () => {
  test('R9-028: starts at its minimum', () => {
    startProgress();
    expect(useProgress.getState().progress).toBe(0.08);
    expect(started()).toBe(PROGRESS.minimum);
  });

  test('R9-030: a trickle step adds up to 0.02 and never reaches the end', () => {
    expect(trickled(0.5, 1)).toBeCloseTo(0.52);
    expect(trickled(0.5, 0)).toBe(0.5);
    expect(trickled(0.01, 0.5)).toBe(0.08);
    expect(trickled(0.993, 1)).toBe(0.994);
    expect(trickled(null, 1)).toBeNull();
    expect(trickled(1, 1)).toBe(1);
  });

  test('R9-031: trickles every 800 ms', () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    startProgress();
    jest.advanceTimersByTime(799);
    expect(useProgress.getState().progress).toBeCloseTo(0.08);
    jest.advanceTimersByTime(1);
    expect(useProgress.getState().progress).toBeCloseTo(0.1);
  });

  test('R9-029: disappears 200 ms after completion', () => {
    startProgress();
    finishProgress();
    jest.advanceTimersByTime(199);
    expect(useProgress.getState().progress).toBe(1);
    jest.advanceTimersByTime(1);
    expect(useProgress.getState().progress).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a navigation that starts while the bar disappears restarts it', () => {
    startProgress();
    finishProgress();
    startProgress();
    jest.advanceTimersByTime(300);
    expect(useProgress.getState().progress).toBe(0.08);
  });
});
