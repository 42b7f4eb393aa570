import type { Page } from '@playwright/test';

/** Minimum size of a touch target in both directions, in pixels. */
export const TARGET_SIZE = 44;

/**
 * Controls on the current page that are too small for touch: checks which element is hit, point by point, left and right, above and below the
 * centre. So a label counts with its checkbox, and an invisible edge with its control. Links within a sentence are exempt, as in WCAG 2.5.5.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const ACTIONS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=switch]';
    const inSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** Whether a touch at a point presses the element: it hits the element itself, its label, or its row. */
    const answers = (element: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      if (element.contains(hit)) return true;
      const label = hit.closest('label');
      return (
        label?.control === element ||
        (element.hasAttribute('data-open') && hit.closest('tr') === element.closest('tr') && !hit.closest(ACTIONS))
      );
    };
    /** Its extent through the centre in a direction, up to the required size: for most the two ends suffice. */
    const across = (element: HTMLElement, x: number, y: number, dx: number, dy: number) => {
      const half = (size - 1) / 2;
      if (answers(element, x - dx * half, y - dy * half) && answers(element, x + dx * half, y + dy * half)) return size;
      let length = 1;
      for (const way of [-1, 1]) {
        for (let at = 1; length < size && answers(element, x + way * dx * at, y + way * dy * at); at += 1) length += 1;
      }
      return length;
    };
    const isLarge = (box: DOMRect) => Math.min(box.width, box.height) >= size - 0.5;
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(ACTIONS)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) || element.closest('[inert], [aria-hidden=true]'))
        continue;
      if (element.matches(':disabled') || isLarge(element.getBoundingClientRect()) || inSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue; // only read out
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue; // becomes visible with the focus
      if (!answers(element, x, y)) continue; // covered by an overlay
      const width = Math.max(box.width, across(element, x, y, 1, 0));
      const height = Math.max(box.height, across(element, x, y, 0, 1));
      if (Math.min(width, height) < size - 0.5) {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        small.push(`${element.tagName.toLowerCase()}.${element.className} "${name}" ${Math.round(width)} x ${Math.round(height)}`);
      }
    }
    return [...new Set(small)];
  }, TARGET_SIZE);
