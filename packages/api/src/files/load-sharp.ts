/** What draws pictures takes 60 ms to load, so it is loaded with the first picture and not with the server. */
export const loadSharp = async () => (await import('sharp')).default;
