/** First page of the separate sign-up front end (section 1). */
const STEP_ONE = '/sign-up/step-one';

/**
 * Where signing up happens: the separate front end, where its address is configured, else the built-in page.
 * @param configured `SIGNUP_URL`, as the server wrote it into the page
 * @returns the address to go to, or null for the built-in page
 */
export function handOff(configured: string | null | undefined): string | null {
  if (!configured || !URL.canParse(configured)) return null;
  const { protocol, href } = new URL(configured);
  return protocol === 'https:' || protocol === 'http:' ? `${href.replace(/\/+$/, '')}${STEP_ONE}` : null;
}

/** `<meta name="careloom-sign-up" content="https://…">`, written by the server where `SIGNUP_URL` is set. */
export const configuredSignUp = () => document.querySelector<HTMLMetaElement>('meta[name="careloom-sign-up"]')?.content ?? null;
