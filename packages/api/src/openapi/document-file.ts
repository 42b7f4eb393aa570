/** Made from the contract by `npm run openapi`. The build copies it beside the bundle. */
export const DOCUMENT = new URL('./openapi.json', import.meta.url);
