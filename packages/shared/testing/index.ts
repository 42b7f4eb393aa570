export { aUser } from './a-user';
export { answering, json, refusal, reply, type Asked, type Reply } from './answering';
export { draw, user } from './draw';
export { aRoute } from './routes';
