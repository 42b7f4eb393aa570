import type { Content } from './content';
import { HOUSES } from './houses';
import { SETTINGS } from './settings';
import { TEAM } from './team';
import { WORKERS } from './workers';

/** What each screen of workforce and settings shows of the API's records, by the name of its route. */
export const CONTENTS: Readonly<Record<string, Content>> = { ...TEAM, ...HOUSES, ...WORKERS, ...SETTINGS };
