import type { QuickActionProps } from '@careloom/shared/slots';
import { AddTeamMember } from '../team-member/add-team-member';

/** The Add Team Member quick action; the shell opens it over any page. */
export const QuickAction = (props: QuickActionProps) => <AddTeamMember {...props} />;
