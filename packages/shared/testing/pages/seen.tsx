import { screen } from '@testing-library/react';
import type { SlotHostProps } from '../../src/slots/index';

/** Replaces the part of another remote: shows the slot's name and props. */
export const ShownSlot = ({ name, props }: SlotHostProps) => <p data-testid="slot">{`${name} ${JSON.stringify(props)}`}</p>;

/** The slots of the page. */
export const slots = (): string[] => screen.queryAllByTestId('slot').map(textOf);

/** Elements hidden in a wide window, and purely decorative ones. */
const NOT_READ = '.cl-phone-only, .cl-dropped-2, .cl-th-words, .cl-hidden, .cl-actions, [aria-hidden="true"]';

/** The text of a node, with spaces between elements. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return node instanceof Element && node.matches(`${NOT_READ}, wbr`) ? '' : ` ${[...node.childNodes].map(wordsOf).join('')} `;
}
const textOf = (node: Node): string => wordsOf(node).replace(/\s+/g, ' ').trim();

/** The page's heading, with its count or the label of its state. */
export const heading = (): string => textOf(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body);

/** The facts in the line under the heading, by their labels for screen readers. */
export const headFacts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('.cl-factline > li')].map((item) => [
      (item.querySelector('.cl-hidden')?.textContent ?? '').replace(/: $/, ''),
      textOf(item),
    ]),
  );

/**
 * The cards of the page by title, '' for a card without one: the values of its facts by label, or its text if it has no facts. For a card
 * with a table, use `table`.
 */
export const cards = (): Record<string, Record<string, string> | string> =>
  Object.fromEntries(
    [...document.querySelectorAll('section.cl-card:not(:has(table))')].map((card) => {
      const labels = [...card.querySelectorAll('dt')];
      const body = card.querySelector('.cl-cardbody') ?? card;
      const facts = Object.fromEntries(labels.map((label) => [textOf(label), label.nextSibling ? textOf(label.nextSibling) : '']));
      return [textOf(card.querySelector('h2') ?? document.createElement('h2')), labels.length > 0 ? facts : textOf(body)];
    }),
  );

/** The column headers of the page's list and the cells of its rows, without checkboxes and menus. */
export function table(): { heads: string[]; rows: string[][] } {
  const cells = (row: Element) => [...row.querySelectorAll(':is(th, td):not(.cl-c-check, .cl-c-menu)')].map(textOf);
  const list = screen.getByRole('table');
  return {
    heads: [...list.querySelectorAll('thead tr')].flatMap(cells),
    rows: [...list.querySelectorAll('tbody tr')].map(cells),
  };
}
