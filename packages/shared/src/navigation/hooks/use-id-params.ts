import { useRouteParams } from './use-location';

/** Ids from the path, as numbers. An invalid id becomes 0, which no record has, so that the server answers that it does not exist. */
export function useIdParams<Name extends string>(...names: readonly Name[]): Record<Name, number> {
  const params = useRouteParams(...names);
  return Object.fromEntries(names.map((name) => [name, idOf(params[name])])) as Record<Name, number>;
}

export const idOf = (text: string | undefined): number => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);
