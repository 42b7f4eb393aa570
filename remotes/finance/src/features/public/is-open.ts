/**
 * Whether a link to an export is whole and not over. Whether it is ours the server says when the file is asked for.
 * @param now milliseconds; the link has seconds
 */
export const isOpen = (query: URLSearchParams, now: number): boolean =>
  Boolean(query.get('signature')) && Number(query.get('expires')) * 1000 > now;
