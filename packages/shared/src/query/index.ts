export { askAboutDependents, type DependentsChoice, type DependentsQuestion } from './ask-dependents';
export { QueryClientProvider } from '@tanstack/react-query';
export { invalidate, queryClient, resourceChanged } from './client';
export { canonical, resourceOf } from './unnamed';
export { keyOf, queryOf, useCall, type CallOptions } from './use-call';
export { useCallMutation, type CallMutation, type MutationOptions } from './use-call-mutation';
export { useDetail } from './use-detail';
