/** A text to compare with, as data that travels into the page. */
export type Wanted = { text: string; exact: boolean } | { pattern: string; flags: string };

/** How an element is found, one step after the other, each inside what the step before has found. */
export type Step =
  | { by: 'role'; role: string; name?: Wanted; level?: number }
  | { by: 'label' | 'text' | 'containing'; wanted: Wanted }
  | { by: 'css'; selector: string }
  | { by: 'having' | 'or'; steps: readonly Step[] }
  | { by: 'first' };

/** What the page says of the first element that the steps find. */
export interface Look {
  count: number;
  visible: boolean;
  focused: boolean;
  text: string;
  value: string;
  attributes: Readonly<Record<string, string>>;
}

/** Where a person would click, or why nobody can. */
export type Reach = { x: number; y: number } | { reason: string };

/** What `in-page/finder.ts` offers in every page under `window.engineFinder`. */
export interface Finder {
  look: (steps: readonly Step[]) => Look;
  reach: (steps: readonly Step[]) => Promise<Reach>;
  layoutFaults: () => string[];
}

export const describeSteps = (steps: readonly Step[]): string => steps.map((step) => JSON.stringify(step)).join(' > ');
