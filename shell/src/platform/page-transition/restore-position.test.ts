import { navigate, step } from '@careloom/shared/navigation';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { savedPosition, restorePosition, savePositions } from './restore-position';

const LIST = `<h1 tabindex="-1">All Jobs</h1><table><tbody>
  <tr><td><a href="/admin/jobs/1" data-open="1">One</a></td></tr>
  <tr><td><a href="/admin/jobs/2" data-open="2">Two</a></td><td><button>Actions</button></td></tr></tbody></table>`;

const $ = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const stops: (() => void)[] = [];

beforeEach(() => {
  navigate('/admin/jobs', { replace: true });
  document.body.innerHTML = `<div class="scroll"><main tabindex="-1">${LIST}</main></div><a id="menu" href="/admin/houses">Houses</a>`;
  stops.push(savePositions($('main')));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

/** Leaves the list, scrolled down 300 pixels, and returns with the back button. */
async function comeBack() {
  $('.scroll').scrollTop = 300;
  navigate('/admin/jobs/2');
  $('main').innerHTML = '<h1 tabindex="-1">Two</h1>';
  $('.scroll').scrollTop = 0;
  step(-1);
  await waitFor(() => expect(window.location.pathname).toBe('/admin/jobs'));
}

const back = () => {
  const position = savedPosition();
  if (!position) throw new Error('There is no way back.');
  const onShown = jest.fn();
  stops.push(restorePosition($('main'), position, onShown));
  return onShown;
};

describe('the back button', () => {
  test.each([
    ['the link that was followed', 'a[data-open="2"]'],
    ['the link of the row whose menu was used', 'tr button'],
  ])('restores %s and the scroll position, and reports the page', async (_, selector) => {
    $(selector).focus();
    await comeBack();
    $('main').innerHTML = LIST;
    const onShown = back();
    expect(document.activeElement).toBe($('a[data-open="2"]'));
    expect($('.scroll').scrollTop).toBe(300);
    expect(onShown).toHaveBeenCalledWith('All Jobs');
  });

  test('waits for the rows with the focus on the heading', async () => {
    $('a[data-open="2"]').focus();
    await comeBack();
    $('main').innerHTML = '<h1 tabindex="-1">All Jobs</h1>';
    back();
    expect(document.activeElement).toBe($('h1'));
    $('main').insertAdjacentHTML('beforeend', LIST.slice(LIST.indexOf('<table>')));
    await waitFor(() => expect(document.activeElement).toBe($('a[data-open="2"]')));
  });

  test('keeps a focus moved by the user meanwhile', async () => {
    $('a[data-open="2"]').focus();
    await comeBack();
    $('main').innerHTML = '<h1 tabindex="-1">All Jobs</h1><input />';
    back();
    $('input').focus();
    $('main').insertAdjacentHTML('beforeend', LIST.slice(LIST.indexOf('<table>')));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe($('input'));
  });

  test('focuses the heading when the page was left by the menu', async () => {
    $('a[data-open="2"]').focus();
    $('#menu').focus();
    await comeBack();
    $('main').innerHTML = LIST;
    back();
    expect(document.activeElement).toBe($('h1'));
  });

  test('does not apply to a link, which opens a page without a restored position', () => {
    $('a[data-open="2"]').focus();
    navigate('/admin/jobs/2');
    navigate('/admin/jobs');
    expect(savedPosition()).toBeNull();
  });
});
