export { startRealtime } from './start-realtime';
