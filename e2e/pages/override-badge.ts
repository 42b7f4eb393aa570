import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';

/** The badge that marks a remote as not the released one. */
export function overrideBadge(page: Page) {
  const badge = page.getByRole('complementary', { name: specified('override.label') });
  return { badge, reset: badge.getByRole('button', { name: specified('override.reset') }) };
}
