export { aUser } from './a-user';
export { answering, json, refusal, reply, type Asked, type Reply } from './answering';
export { draw, user } from './draw';
export { CHOSEN, chosenId, FILE, testViolations, type FormUnderTest } from './form-under-test';
export { pageDrawer } from './pages/page-drawer';
export { recorded } from './pages/recorded';
export { cards, headFacts, heading, slots, table } from './pages/seen';
export { aRoute } from './routes';
