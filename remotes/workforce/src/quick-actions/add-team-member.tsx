import type { QuickActionProps } from '@careloom/shared/slots';
import { AddTeamMember } from '../features/add-team-member/add-team-member';
import { addWorkforceTexts } from '../texts';

addWorkforceTexts();

/** Add Team Member from any page; the shell opens it. */
export const QuickAction = (props: QuickActionProps) => <AddTeamMember {...props} />;
