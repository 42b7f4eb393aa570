import { screen } from '@testing-library/react';
import type { SlotHostProps } from '../../src/slots/index';

/** In the place of another remote's part: which slot it is, and with what. */
export const ShownSlot = ({ name, props }: SlotHostProps) => <p data-testid="slot">{`${name} ${JSON.stringify(props)}`}</p>;

/** The slots of the page. */
export const slots = (): string[] => screen.queryAllByTestId('slot').map(textOf);

/** Elements hidden in a wide window, and purely decorative ones. */
const NOT_READ = '.cl-phone-only, .cl-dropped-2, .cl-th-words, .cl-hidden, .cl-actions, [aria-hidden="true"]';

/** The words of a part of the page; elements are apart. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return node instanceof Element && node.matches(`${NOT_READ}, wbr`) ? '' : ` ${[...node.childNodes].map(wordsOf).join('')} `;
}
const textOf = (node: Node): string => wordsOf(node).replace(/\s+/g, ' ').trim();

/** The page's heading, with its count or the word of its state. */
export const heading = (): string => textOf(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body);

/** The facts in the line under the heading, by the labels that a screen reader has. */
export const headFacts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('.cl-factline > li')].map((item) => [
      (item.querySelector('.cl-hidden')?.textContent ?? '').replace(/: $/, ''),
      textOf(item),
    ]),
  );

/** The cards of the page by their titles, '' for none: the values of their facts by label, or the words of a card that has no facts. A table is read by `table`. */
export const cards = (): Record<string, Record<string, string> | string> =>
  Object.fromEntries(
    [...document.querySelectorAll('section.cl-card:not(:has(table))')].map((card) => {
      const labels = [...card.querySelectorAll('dt')];
      const body = card.querySelector('.cl-cardbody') ?? card;
      const facts = Object.fromEntries(labels.map((label) => [textOf(label), label.nextSibling ? textOf(label.nextSibling) : '']));
      return [textOf(card.querySelector('h2') ?? document.createElement('h2')), labels.length > 0 ? facts : textOf(body)];
    }),
  );

/** The heads of the page's list and the cells of its rows, without ticks and menus. */
export function table(): { heads: string[]; rows: string[][] } {
  const cells = (row: Element) => [...row.querySelectorAll(':is(th, td):not(.cl-c-check, .cl-c-menu)')].map(textOf);
  const list = screen.getByRole('table');
  return {
    heads: [...list.querySelectorAll('thead tr')].flatMap(cells),
    rows: [...list.querySelectorAll('tbody tr')].map(cells),
  };
}
