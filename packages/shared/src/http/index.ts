export { ApiFailure, unwrap, type Answer, type Failed, type Success } from './answer';
export { BASE_URL } from './client';
export { createResource, type Resource, type ResourceId } from './resource';
export { send, type SendOptions } from './send';
