import { specified } from '../support/catalogue';
import { chrome } from './chrome';
import type { Finds, Located } from './finds';

/** A place in the sidebar, by keys of the catalogue. */
export interface MenuPlace {
  group?: string;
  item: string;
}

/** Opens a group of the sidebar, if it is not open. */
export async function openGroup<Found extends Located<Found>>(page: Finds<Found>, group: string) {
  const header = chrome(page).group(specified(group));
  if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click();
}

/** Clicks an item of the sidebar, in its group where it has one. */
export async function openFromMenu<Found extends Located<Found>>(page: Finds<Found>, { group, item }: MenuPlace) {
  if (group !== undefined) await openGroup(page, group);
  await chrome(page).item(specified(item)).click();
}
