import type { Finder, Look, Reach } from '../steps';
import { layoutFaults } from './layout-faults';
import { resolve } from './resolve';

declare global {
  interface Window {
    engineFinder?: Finder;
  }
}

const NOTHING: Look = { count: 0, visible: false, focused: false, text: '', value: '', attributes: {} };

const hasRoom = ({ width, height }: DOMRect) => width > 0 && height > 0;

const describe = (element: Element | null) =>
  element
    ? `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`
    : 'nothing';

const STILL_MS = 100;

/** Two frames and a short delay: a list that is filtered while somebody types renders again after the last key. */
const stand = () => new Promise((resolved) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolved, STILL_MS))));

/** A click on a label counts as one on its control. */
const leadsTo = (hit: Element | null, element: HTMLElement) =>
  hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);

window.engineFinder = {
  look: (steps) => {
    const found = resolve(steps);
    const [element] = found;
    if (!element) return NOTHING;
    return {
      count: found.length,
      visible: element.checkVisibility({ visibilityProperty: true }) && hasRoom(element.getBoundingClientRect()),
      focused: element === document.activeElement,
      text: element.textContent,
      value: 'value' in element ? String(element.value) : '',
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    };
  },

  reach: async (steps): Promise<Reach> => {
    const [element] = resolve(steps);
    if (!element) return { reason: 'it is not there' };
    if (element.matches(':disabled, [aria-disabled="true"]')) return { reason: 'it is disabled' };
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await stand();
    const box = element.getBoundingClientRect();
    if (!hasRoom(box)) return { reason: 'it has no size' };
    if (!element.isConnected || box.x !== before.x || box.y !== before.y) return { reason: 'it moves' };
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const hit = document.elementFromPoint(x, y);
    return leadsTo(hit, element) ? { x, y } : { reason: `${describe(hit)} covers it` };
  },

  layoutFaults,
};
