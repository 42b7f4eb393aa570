import { inArray, sql } from 'drizzle-orm';
import { users } from '../src/platform/db/schema/identity';
import type { Tx } from '../src/platform/db/transaction';
import type { Files } from '../src/platform/files/files';
import { loadSharp } from '../src/platform/files/picture';
import { avatarSvg } from './avatar';
import type { User } from './office';
import { randomFrom } from './random';

const FULL_PX = 256;
const SMALL_PX = 96;
const SEED = 7;
/** People without a portrait are shown by their initials. */
const SHARE = 0.6;
/** The maximum of drawn portraits; in a larger provider several people share one. */
const MOST = 40;

interface Portrait {
  person: User;
  content: Buffer;
  small: Buffer;
}

/** Draws portraits for some of the people. Runs outside of any transaction, because it takes a while. */
export async function drawPortraits(people: readonly User[]): Promise<Portrait[]> {
  const random = randomFrom(SEED);
  const chosen = people.filter(() => random.chance(SHARE)).slice(0, MOST);
  return Promise.all(
    chosen.map(async (person) => {
      const drawing = Buffer.from(avatarSvg(random, person.gender ?? null));
      const [content, small] = await Promise.all([encode(drawing, FULL_PX), encode(drawing, SMALL_PX)]);
      return { person, content, small };
    }),
  );
}

async function encode(svg: Buffer, px: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(svg).resize(px, px).jpeg({ quality: 82 }).toBuffer();
}

/** Stores the portraits and assigns them: the first people get their own, the others share those of their gender. */
export async function savePortraits(tx: Tx, files: Files, portraits: readonly Portrait[], people: readonly User[]): Promise<void> {
  const drawn = new Map<number, number>();
  for (const { person, content, small } of portraits) {
    const name = `${person.first_name}.jpg`;
    drawn.set(person.id, await files.save(tx, { ownerId: person.id, kind: 'picture', name, mime: 'image/jpeg', content, small }));
  }
  for (const [id, wearers] of wearersOf(people, portraits, drawn)) {
    await tx
      .update(users)
      .set({ picture_file_id: id, updated_at: sql`${users.updated_at}` })
      .where(inArray(users.id, wearers));
  }
}

/** The people of each portrait, by the file's id. */
function wearersOf(people: readonly User[], portraits: readonly Portrait[], drawn: ReadonlyMap<number, number>): Map<number, number[]> {
  const random = randomFrom(SEED);
  const last = portraits.at(-1)?.person.id ?? 0;
  const wearers = new Map<number, number[]>();
  for (const person of people) {
    const alike = portraits.filter((portrait) => portrait.person.gender === person.gender);
    const borrowed = person.id > last && alike.length > 0 && random.chance(SHARE) ? drawn.get(random.pick(alike).person.id) : undefined;
    const file = drawn.get(person.id) ?? borrowed;
    if (file !== undefined) wearers.set(file, [...(wearers.get(file) ?? []), person.id]);
  }
  return wearers;
}
