/** Development only: shows the kit in every state. `npm --prefix packages/shared run gallery` serves it without the shell. */
export { Gallery } from './gallery';
