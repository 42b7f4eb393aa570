import type { Page } from '@playwright/test';

type RoleOptions = Pick<NonNullable<Parameters<Page['getByRole']>[1]>, 'name' | 'exact' | 'level'>;
type TextOptions = { exact?: boolean };
export type Role = Parameters<Page['getByRole']>[0];
export type Text = string | RegExp;

/** Finds elements: in a page, or inside another element. Implemented by Playwright's page and locator, and by those of `engines`. */
export interface Finds<Found> {
  getByRole: (role: Role, options?: RoleOptions) => Found;
  getByLabel: (text: Text, options?: TextOptions) => Found;
  getByText: (text: Text, options?: TextOptions) => Found;
  locator: (selector: string) => Found;
}

/** An element in a page object, with the actions that page objects use. */
export interface Located<Self> extends Finds<Self> {
  filter: (options: { hasText?: Text; has?: Self }) => Self;
  first: () => Self;
  or: (other: Self) => Self;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  check: () => Promise<void>;
  selectOption: (option: { label: string }) => Promise<unknown>;
  getAttribute: (name: string) => Promise<string | null>;
}
