import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { keepFocus } from './keep-focus';

const $ = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
let stop = () => undefined as void;

/** A page in `main`, and a control in the header outside it. */
function aPage(content: string) {
  document.body.innerHTML = `<button id="header"></button><main>${content}</main>`;
  stop = keepFocus($('main'));
}

beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true; // jsdom has no layout
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const TABLE = `<h1 tabindex="-1">Jobs</h1><table><tbody>
  <tr id="one"><td><a href="/1">One</a></td><td id="cell"><button id="apply">Apply</button></td></tr>
  <tr id="two"><td><a href="/2">Two</a></td><td><button>Apply</button></td></tr></tbody></table>`;

describe('the focus of a control that is removed', () => {
  test('moves to the text that replaced it, which is no tab stop afterwards', async () => {
    aPage(TABLE);
    $('#apply').focus();
    $('#cell').innerHTML = '<span id="tag">Applied</span>';
    await settled();
    expect(document.activeElement).toBe($('#tag'));
    $('#header').focus();
    expect($('#tag').hasAttribute('tabindex')).toBe(false);
  });

  test('moves to the tag with the result, not to the undo button beside it', async () => {
    aPage(TABLE);
    $('#apply').focus();
    $('#cell').innerHTML = '<div><span class="cl-tag">Applied</span><button>Withdraw</button></div>';
    await settled();
    expect(document.activeElement).toBe($('.cl-tag'));
  });

  test('moves to the first control of its row when nothing replaced it', async () => {
    aPage(TABLE);
    $('#apply').focus();
    $('#apply').remove();
    await settled();
    expect(document.activeElement).toBe($('a[href="/1"]'));
  });

  test('moves to the link of its row, not to the checkbox before it', async () => {
    aPage(TABLE.replace('<tr id="one"><td>', '<tr id="one"><td><input type="checkbox"></td><td>'));
    $('#apply').focus();
    $('#apply').remove();
    await settled();
    expect(document.activeElement).toBe($('a[href="/1"]'));
  });

  test('moves to the next row when its row was removed', async () => {
    aPage(TABLE);
    $('#apply').focus();
    $('#one').remove();
    await settled();
    expect(document.activeElement).toBe($('a[href="/2"]'));
  });

  test('moves to the heading of its remaining section', async () => {
    aPage('<div><div><h1 tabindex="-1">Jane Doe</h1><a href="/map">Map</a></div><div id="actions"><button>Assign</button></div></div>');
    $('#actions button').focus();
    $('#actions').remove();
    await settled();
    expect(document.activeElement).toBe($('h1'));
  });
});

describe('the focus stays', () => {
  test('with a control that is disabled for a while', async () => {
    aPage(TABLE);
    const apply = $('#apply') as HTMLButtonElement;
    apply.focus();
    apply.disabled = true;
    apply.blur(); // as a browser does in the next frame
    await settled();
    apply.disabled = false;
    await settled();
    expect(document.activeElement).toBe(apply);
  });

  test('with the control that opened a panel, when the panel goes', async () => {
    aPage(`${TABLE}<div role="dialog"><input /></div>`);
    $('#apply').focus();
    $('input').focus();
    $('[role=dialog]').remove();
    await settled();
    expect(document.activeElement).toBe($('#apply'));
  });

  test('unchanged if the user moved it, and in the header', async () => {
    aPage(TABLE);
    $('#apply').focus();
    $('#apply').blur();
    await settled();
    $('#apply').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
    $('a[href="/1"]').focus();
    $('#header').focus();
    $('#one').remove();
    await settled();
    expect(document.activeElement).toBe($('#header'));
  });
});
