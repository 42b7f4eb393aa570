/** Development only: what the kit can do, in every state. `npm run gallery -w @careloom/shared` serves it alone. */
export { Gallery } from './gallery';
