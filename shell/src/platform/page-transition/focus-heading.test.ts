import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { focusHeading } from './focus-heading';

function aPage(content: string): HTMLElement {
  document.body.innerHTML = `<input aria-label="Search" /><main tabindex="-1">${content}</main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no main.');
  return main;
}

const headingComes = async (main: HTMLElement) => {
  main.innerHTML = '<h1 tabindex="-1">Night company</h1>';
  await Promise.resolve();
};

describe('focusHeading', () => {
  afterEach(() => document.body.replaceChildren());

  test('focuses the existing heading and reports its text', () => {
    const found = jest.fn();
    const main = aPage('<h1 tabindex="-1">Jobs</h1>');
    focusHeading(main, found);
    expect(document.activeElement).toBe(main.querySelector('h1'));
    expect(found).toHaveBeenCalledWith('Jobs');
  });

  test('waits for a heading that appears with its record', async () => {
    const found = jest.fn();
    const main = aPage('');
    focusHeading(main, found);
    expect(document.activeElement).toBe(main);
    expect(found).not.toHaveBeenCalled();
    await headingComes(main);
    expect(document.activeElement).toBe(main.querySelector('h1'));
    expect(found).toHaveBeenCalledWith('Night company');
  });

  test('keeps a focus moved by the user meanwhile', async () => {
    const found = jest.fn();
    const main = aPage('');
    focusHeading(main, found);
    document.querySelector('input')?.focus();
    await headingComes(main);
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(found).toHaveBeenCalledWith('Night company');
  });

  test('keeps the focus in a dialog opened while the page loaded', () => {
    const main = aPage('<h1 tabindex="-1">Jobs</h1>');
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"><input aria-label="What" /></div>');
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input');
    field?.focus();
    focusHeading(main, () => undefined);
    expect(document.activeElement).toBe(field);
  });

  test('stops waiting once the page is left', async () => {
    const found = jest.fn();
    const main = aPage('');
    focusHeading(main, found)();
    await headingComes(main);
    expect(found).not.toHaveBeenCalled();
  });
});
