/**
 * The HTTP client: calls of the contract, failures as values.
 * @example
 * ```ts
 * import { houses } from '@careloom/contract/resources/houses';
 * import { send } from '@careloom/shared/http';
 *
 * export async function nameOfHouse(id: number): Promise<string> {
 *   const answer = await send(houses.get, { id });
 *   return answer.ok ? answer.data.name : answer.message;
 * }
 * ```
 */
export { ApiFailure, unwrap, type Answer, type Failed, type Success } from './answer';
export { BASE_URL } from './client';
export { createResource, type Resource, type ResourceId } from './resource';
export { send, type SendOptions } from './send';
