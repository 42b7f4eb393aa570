import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';
import { chrome } from './chrome';

/** Opens the form of a new job: from the header, or from the list if a narrow screen has no room for quick actions. */
export async function openPostAJob(page: Page) {
  await page.goto('/admin/jobs');
  await chrome(page).heading.waitFor();
  const name = specified('quick.post_a_job');
  const inHeader = chrome(page).header.getByRole('button', { name });
  const inPage = page.getByRole('main').getByRole('button', { name });
  await ((await inHeader.isVisible()) ? inHeader : inPage).click();
}
