/** Development only: what the kit can do, in every state. `npm --prefix packages/shared run gallery` serves it alone. */
export { Gallery } from './gallery';
