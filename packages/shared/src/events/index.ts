export { EventRefused, hear, raise, type Listener } from './bus';
export { useHear } from './use-hear';
