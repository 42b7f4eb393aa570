import type { Participant } from '@careloom/contract/resources/chat';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../auth/current-user';
import { users } from '../db/schema/identity';
import type { Services } from '../services';
import { findConversation } from './conversations';
import { findReachable } from './new-people';

/** The head of a conversation: somebody written with before, whatever became of the account, or somebody within reach. */
export const findParticipant = async (services: Services, user: CurrentUser, id: number): Promise<Participant | null> =>
  (await findConversation(services, user, eq(users.id, id))) ?? findReachable(services, user, id);
