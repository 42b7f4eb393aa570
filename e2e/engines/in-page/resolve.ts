import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { Step, Wanted } from '../steps';

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Compares as Playwright does: a case-insensitive substring, an exact text, or a pattern. */
function fits(wanted: Wanted, found: string | null) {
  const text = plain(found);
  if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(text);
  return wanted.exact ? text === plain(wanted.text) : text.toLowerCase().includes(plain(wanted.text).toLowerCase());
}

const isDrawn = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The innermost elements with a text; visible ones come first. */
function withText(scope: HTMLElement, wanted: Wanted) {
  const all = [...scope.querySelectorAll<HTMLElement>('*')].filter((element) => fits(wanted, element.textContent));
  const innermost = all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  return innermost.sort((one, other) => Number(isDrawn(other)) - Number(isDrawn(one)));
}

function inside(scope: HTMLElement, step: Step): HTMLElement[] {
  switch (step.by) {
    case 'role': {
      const { role, name, level } = step;
      const named = name && { name: (found: string) => fits(name, found) };
      return queryAllByRole(scope, role, { ...named, ...(level !== undefined && { level }) });
    }
    case 'label':
      return queryAllByLabelText(scope, (found) => fits(step.wanted, found));
    case 'text':
      return withText(scope, step.wanted);
    case 'css':
      return [...scope.querySelectorAll<HTMLElement>(step.selector)];
    case 'containing':
      return fits(step.wanted, scope.textContent) ? [scope] : [];
    case 'having':
      return resolve(step.steps, scope).length > 0 ? [scope] : [];
    case 'or':
    case 'first':
      throw new Error(`${step.by} is not a step inside an element.`);
  }
}

/** All elements that the steps match, in document order. */
export const resolve = (steps: readonly Step[], scope: HTMLElement = document.body): HTMLElement[] =>
  steps.reduce<HTMLElement[]>(
    (found, step) => {
      if (step.by === 'first') return found.slice(0, 1);
      const more = step.by === 'or' ? [...found, ...resolve(step.steps)] : found.flatMap((element) => inside(element, step));
      return [...new Set(more)];
    },
    [scope],
  );
