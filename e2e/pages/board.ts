import type { Board } from '@careloom/contract/resources/boards';
import { expect, type Page } from '@playwright/test';
import { chrome } from './chrome';
import { recordPage } from './record-page';

/** The board of a house: its week, and the workers in the first part of a day with any. */
export async function expectBoard(page: Page, { house, days, leader }: Board) {
  const { main } = recordPage(page);
  await expect(chrome(page).heading).toHaveText("Who's coming");
  await expect(main.getByText(house.name, { exact: true })).toBeVisible();
  await expect(main.getByRole('columnheader')).toHaveCount(7);
  if (leader) await expect(main.getByText(leader.contact_no ?? leader.name).last()).toBeVisible();
  const [row, column] = ['morning', 'afternoon', 'night']
    .map((part) => [part, days.findIndex(({ parts }) => parts.some((one) => one.part === part && one.people.length > 0))] as const)
    .find(([, at]) => at >= 0) ?? ['morning', 0];
  const people = days[column]?.parts.find(({ part }) => part === row)?.people ?? [];
  expect(people.length, 'somebody comes to the house').toBeGreaterThan(0);
  const cell = main
    .getByRole('row')
    .filter({ hasText: new RegExp(row, 'i') })
    .getByRole('cell')
    .nth(column);
  for (const { name } of people) await expect(cell).toContainText(name);
}
