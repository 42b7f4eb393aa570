import type { Mail } from '../mail/mail';
import type { Push } from '../realtime/push';

/** Every kind of job, by queue name, and what it carries. */
export interface Jobs {
  mail: Mail;
  push: Push;
}
