import { createHmac } from 'node:crypto';
import type { boards as calls, PublicBoard } from '@careloom/contract/resources/boards';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { boardLinks } from '../../platform/db/schema/boards';
import { houses } from '../../platform/db/schema/places';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { API_BASE } from '../../platform/http/route';
import { hashToken } from '../../platform/secrets/tokens';
import type { Services } from '../../platform/services';
import { type PictureUrl, readWeek, shown } from './read-week';
import { type BoardHouse, selectBoardHouses } from './select-board-houses';

/** The public page of a link. */
export const boardAddress = (publicUrl: string, token: string): string => `${publicUrl}/whos-coming/${token}`;

/** The address of a face under the API: it identifies the picture by a hash that is valid for this link only. */
const faceAddress = (token: string, face: string): string => `${API_BASE}/board/${token}/faces/${face}`;

/** The board that a link shows: the current week, without surnames, numbers and ids. @throws 404 for a link that does not work */
export async function sharedBoard({ params, services }: Context<typeof calls.shared>): Promise<PublicBoard> {
  const house = await houseOfLink(services, params.token);
  return boardOf(services, house, (fileId) => (fileId === null ? null : faceAddress(params.token, faceOf(services, params.token, fileId))));
}

/** The file of a face on the board that a link shows; undefined for any other. @throws 404 for a link that does not work */
export async function fileOfFace(services: Services, token: string, face: string): Promise<number | undefined> {
  const onBoard = new Set<number>();
  const house = await houseOfLink(services, token);
  await boardOf(services, house, (fileId) => {
    if (fileId !== null) onBoard.add(fileId);
    return null;
  });
  return [...onBoard].find((fileId) => faceOf(services, token, fileId) === face);
}

async function boardOf({ db, clock }: Services, house: BoardHouse, urlOf: PictureUrl): Promise<PublicBoard> {
  return {
    house: { name: house.name },
    leader: house.leader && shown(house.leader, urlOf),
    ...(await readWeek(db, house, { now: clock.now(), day: null, urlOf })),
  };
}

const faceOf = (services: Services, token: string, fileId: number): string =>
  createHmac('sha256', services.deriveKey('faces')).update(`${token}.${fileId}`).digest('base64url');

/** The house of a link that works. An unknown link is refused like an ended one. */
async function houseOfLink({ db, clock }: Services, token: string): Promise<BoardHouse> {
  const works = and(eq(boardLinks.token_hash, hashToken(token)), isNull(boardLinks.revoked_at), gt(boardLinks.expires_at, clock.now()));
  const [house] = await selectBoardHouses(db)
    .innerJoin(boardLinks, eq(boardLinks.house_id, houses.id))
    .where(and(works, isNull(houses.deleted_at)));
  if (!house) throw notFound('board.link_over');
  return house;
}
