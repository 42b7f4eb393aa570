import { factorsOfUsers, loginSteps, secondFactor } from '@careloom/contract/resources/second-factor';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { logInWithCode, logInWithSetUp, startLoginSetUp } from './login-steps';
import { getFactorOfUser, resetFactorOfUser } from './of-user';
import { confirmOwnSetUp, getOwnFactor, removeOwnFactor, renewOwnCodes, startOwnSetUp } from './own-factor';

/** The second factor: the caller's own, at the login, and another user's. */
export function secondFactorRoutes(app: FastifyInstance): void {
  route(app, secondFactor.get, { scope: 'self' }, getOwnFactor);
  route(app, secondFactor.start, { scope: 'self' }, startOwnSetUp);
  route(app, secondFactor.confirm, { scope: 'self' }, confirmOwnSetUp);
  route(app, secondFactor.renewCodes, { scope: 'self' }, renewOwnCodes);
  route(app, secondFactor.remove, { scope: 'self' }, removeOwnFactor);
  route(app, loginSteps.code, { scope: 'public' }, logInWithCode);
  route(app, loginSteps.startSetUp, { scope: 'public' }, startLoginSetUp);
  route(app, loginSteps.setUp, { scope: 'public' }, logInWithSetUp);
  route(app, factorsOfUsers.get, { scope: 'all' }, getFactorOfUser);
  route(app, factorsOfUsers.reset, { scope: 'all', byPerson: true }, resetFactorOfUser);
}
