/** A text to compare with, as data that is sent to the page. */
export type Wanted = { text: string; exact: boolean } | { pattern: string; flags: string };

/** The steps to find an element, each inside the matches of the previous one. */
export type Step =
  | { by: 'role'; role: string; name?: Wanted; level?: number }
  | { by: 'label' | 'text' | 'containing'; wanted: Wanted }
  | { by: 'css'; selector: string }
  | { by: 'having' | 'or'; steps: readonly Step[] }
  | { by: 'first' };

/** What the page reports for the first element that the steps match. */
export interface Look {
  count: number;
  visible: boolean;
  focused: boolean;
  text: string;
  value: string;
  attributes: Readonly<Record<string, string>>;
}

/** The point where a person would click, or the reason why nobody can. */
export type Reach = { x: number; y: number } | { reason: string };

/** What `in-page/finder.ts` offers in every page under `window.engineFinder`. */
export interface Finder {
  look: (steps: readonly Step[]) => Look;
  reach: (steps: readonly Step[]) => Promise<Reach>;
  layoutFaults: () => string[];
}

export const describeSteps = (steps: readonly Step[]): string => steps.map((step) => JSON.stringify(step)).join(' > ');
