import type { PublicBoard } from '@careloom/contract/resources/boards';

type Day = PublicBoard['days'][number];
type Part = Day['parts'][number];

/** An outing as a board shows it; with an id where it can be changed. */
export interface ShownOuting {
  id?: number;
  title: string;
  symbol: string;
}

export type ShownPart = Omit<Part, 'outing'> & { outing: ShownOuting | null };
export type ShownDay = Omit<Day, 'parts'> & { parts: ShownPart[] };

/** The board of a house as its page and a link show it. */
export interface ShownWeek extends Omit<PublicBoard, 'days' | 'leader'> {
  days: ShownDay[];
  leader: (NonNullable<PublicBoard['leader']> & { contact_no?: string | null }) | null;
}

/** Opens an outing for editing. Omitted if outings can not be changed. */
export type OnOuting = (outing: ShownOuting, date: string, part: string) => void;

/** The names on a board of people without a picture, each once. */
export const withoutPicture = ({ days }: Pick<ShownWeek, 'days'>): string[] => [
  ...new Set(
    days.flatMap(({ parts }) => parts.flatMap(({ people }) => people.filter((one) => one.picture_url === null).map(({ name }) => name))),
  ),
];

/** The day that is shown alone: today, or the first of another week. */
export const dayAlone = ({ days, today }: Pick<ShownWeek, 'days' | 'today'>): ShownDay | undefined =>
  days.find(({ date }) => date === today) ?? days[0];
