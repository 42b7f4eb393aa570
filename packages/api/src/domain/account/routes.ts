import { auth } from '@careloom/contract/resources/auth';
import { sessions } from '@careloom/contract/resources/sessions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { changePassword } from './change-password';
import { changeProfile } from './change-profile';
import { forgotPassword } from './forgot-password';
import { getProfile } from './get-profile';
import { login } from './login';
import { logout } from './logout';
import { register } from './register';
import { resendVerification } from './resend-verification';
import { resetPassword } from './reset-password';
import { endOtherSessions, endSession, listSessions } from './sessions';
import { verifyEmail } from './verify-email';

/** Signing in and out, and the user's own account (section 7, "Authentication and account"). */
export function accountRoutes(app: FastifyInstance): void {
  route(app, auth.login, { scope: 'public' }, login);
  route(app, auth.logout, { scope: 'self' }, logout);
  route(app, auth.forgotPassword, { scope: 'public' }, forgotPassword);
  route(app, auth.resetPassword, { scope: 'public' }, resetPassword);
  route(app, auth.changePassword, { scope: 'self' }, changePassword);
  route(app, auth.profile, { scope: 'self' }, getProfile);
  route(app, auth.changeProfile, { scope: 'self' }, changeProfile);
  route(app, auth.register, { scope: 'public' }, register);
  route(app, sessions.list, { scope: 'self' }, listSessions);
  route(app, sessions.end, { scope: 'self' }, endSession);
  route(app, sessions.endOthers, { scope: 'self' }, endOtherSessions);
  route(app, auth.verifyEmail, { scope: 'public' }, verifyEmail);
  route(app, auth.resendVerification, { scope: 'public' }, resendVerification);
}
