import type { QuickActionProps } from '@careloom/shared/slots';
import { AddTeamMember } from '../team-member/add-team-member';

/** Add Team Member from any page; the shell opens it. */
export const QuickAction = (props: QuickActionProps) => <AddTeamMember {...props} />;
