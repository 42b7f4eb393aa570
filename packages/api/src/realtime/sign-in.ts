import type { Channels, Subscriber } from './channels';
import { type Credentials, ERRORS, frame, sameText, signedInUser, signin, userAuth } from './protocol';

/** Answers `pusher:signin`: the socket is the user's who brings the signature of the auth call. */
export function signIn(channels: Channels, credentials: Credentials, socket: Subscriber, data: unknown): void {
  const { success, data: asked } = signin.safeParse(data);
  if (!success || !sameText(asked.auth, userAuth(credentials, socket.id, asked.user_data))) {
    return socket.close(ERRORS.unauthorized, 'Invalid signature');
  }
  // Signed by us, hence of the right form.
  channels.signIn(socket, signedInUser.parse(JSON.parse(asked.user_data)).id);
  socket.send(frame('pusher:signin_success', { user_data: asked.user_data }));
}
