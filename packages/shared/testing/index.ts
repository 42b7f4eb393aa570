export { aUser } from './a-user';
export { answering, json, refusal, reply, type Asked, type Reply } from './answering';
export { aRoute } from './routes';
